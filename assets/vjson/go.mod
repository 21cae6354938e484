module github.com/vugu/vjson

go 1.26
