package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
)

// mutant is one change of a file: bytes from start to end become with.
type mutant struct {
	file       string
	line       int
	function   string
	start, end int
	from, with string
}

// String says where the change is and what it does.
func (m mutant) String() string {
	return fmt.Sprintf("%s:%d %s: %s -> %s", m.file, m.line, m.function, m.from, m.with)
}

// text is the same without the line number, which changes too easily.
func (m mutant) text() string {
	return fmt.Sprintf("%s %s: %s -> %s", m.file, m.function, m.from, m.with)
}

// operators are what an operator becomes: its neighbour, so that the change is
// small enough to need a good test.
var operators = map[token.Token]string{
	token.LSS: "<=", token.LEQ: "<", token.GTR: ">=", token.GEQ: ">", token.EQL: "!=", token.NEQ: "==",
	token.ADD: "-", token.SUB: "+", token.MUL: "/", token.QUO: "*", token.LAND: "||", token.LOR: "&&",
	token.SHL: ">>", token.SHR: "<<", token.AND: "|",
	token.INC: "--", token.DEC: "++", token.ADD_ASSIGN: "-=", token.SUB_ASSIGN: "+=",
}

// find lists every mutant of the folders' files, tests left out.
func find(folders []string) ([]mutant, error) {
	var all []mutant
	for _, folder := range folders {
		finders, err := findIn(folder)
		if err != nil {
			return nil, err
		}
		for _, f := range finders {
			all = append(all, f.found...)
		}
	}
	return all, nil
}

// findIn finds the mutants of a folder, file by file.
func findIn(folder string) ([]*finder, error) {
	files, err := filepath.Glob(folder + "/*.go")
	if err != nil {
		return nil, err
	}
	var list []*finder
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		source, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, source, 0)
		if err != nil {
			return nil, err
		}
		f := &finder{file: file, source: source, set: set, parsed: parsed}
		for _, d := range parsed.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil {
				f.function = fn.Name.Name
				ast.Inspect(fn.Body, f.visit)
			}
		}
		list = append(list, f)
	}
	return list, nil
}

// finder collects the mutants of one file.
type finder struct {
	file     string
	source   []byte
	set      *token.FileSet
	parsed   *ast.File
	function string
	found    []mutant
}

// offset is where in the source a position is.
func (f *finder) offset(p token.Pos) int { return f.set.Position(p).Offset }

// visit looks at a node of a function.
func (f *finder) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		if words := f.words(n.Pos(), n.End()); strings.HasPrefix(words, "fmt.") || strings.HasPrefix(words, "panic(") {
			return false // the words of messages are not the simulator's behaviour
		}
	case *ast.BinaryExpr:
		f.operator(n.OpPos, n.Op)
	case *ast.IncDecStmt:
		f.operator(n.TokPos, n.Tok)
	case *ast.AssignStmt:
		f.operator(n.TokPos, n.Tok)
	case *ast.IfStmt:
		f.add(n.Cond.Pos(), n.Cond.End(), "!("+f.words(n.Cond.Pos(), n.Cond.End())+")")
	case *ast.BasicLit:
		if n.Kind == token.INT && (n.Value == "0" || n.Value == "1") {
			f.add(n.Pos(), n.End(), map[string]string{"0": "1", "1": "2"}[n.Value])
		}
	case *ast.ExprStmt:
		f.add(n.Pos(), n.End(), "_ = 0")
	}
	return true
}

// operator adds the change of an operator that has one.
func (f *finder) operator(at token.Pos, op token.Token) {
	if with, ok := operators[op]; ok {
		f.add(at, at+token.Pos(len(op.String())), with)
	}
}

// add notes a mutant.
func (f *finder) add(from, to token.Pos, with string) {
	p := f.set.Position(from)
	f.found = append(f.found, mutant{
		file: f.file, line: p.Line, function: f.function,
		start: p.Offset, end: f.offset(to),
		from: f.around(from, to), with: with,
	})
}

// words returns the source between two positions.
func (f *finder) words(from, to token.Pos) string {
	return string(f.source[f.offset(from):f.offset(to)])
}

// around returns the line of a change with the changed part marked, so that a
// text tells which of several equal operators is meant.
func (f *finder) around(from, to token.Pos) string {
	a, b := f.offset(from), f.offset(to)
	start, end := a, b
	for start > 0 && f.source[start-1] != '\n' {
		start--
	}
	for end < len(f.source) && f.source[end] != '\n' {
		end++
	}
	return strings.Join(strings.Fields(string(f.source[start:a])+"«"+string(f.source[a:b])+"»"+string(f.source[b:end])), " ")
}
