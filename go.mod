module loadlab

go 1.26.0
