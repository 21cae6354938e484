package main

import (
	"fmt"
	"go/ast"
	"strings"
)

// schema is a file in which every mutant of it is waiting: of each function
// there is a copy for each of its mutants, and the function itself calls the
// one that is asked for. So everything is compiled once, and not once a
// mutant.
type schema struct {
	text strings.Builder
	line int
	ends []copied // in the order of lines
}

// copied is where the copy of a mutant ends.
type copied struct{ line, mutant int } // 0: the function as it is

// asked is the variable that says which mutant lives; 0 is none.
const asked = "mutantAsked"

// environment is the environment's variable that says it.
const environment = "LOADLAB_MUTANT"

// helper is the file that declares the variable in a package.
func helper(name string) string {
	return fmt.Sprintf("package %s\n\nimport (\n\t\"os\"\n\t\"strconv\"\n)\n\nvar %s, _ = strconv.Atoi(os.Getenv(%q))\n", name, asked, environment)
}

// add appends text.
func (s *schema) add(text string) {
	s.text.WriteString(text)
	s.line += strings.Count(text, "\n")
}

// blame returns the mutant in whose copy a line, counted from 1, stands, or 0.
func (s *schema) blame(line int) int {
	for _, c := range s.ends {
		if line <= c.line {
			return c.mutant
		}
	}
	return 0
}

// schemaOf writes the schema of a file. Mutants are known by their numbers,
// which count from 1; those without one are left out.
func (f *finder) schemaOf(number map[mutant]int) *schema {
	s := &schema{}
	at := 0
	for _, d := range f.parsed.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil {
			continue
		}
		start, end := f.offset(fn.Pos()), f.offset(fn.End())
		var mine []mutant
		for _, m := range f.found {
			if number[m] > 0 && m.start >= start && m.end <= end {
				mine = append(mine, m)
			}
		}
		if len(mine) == 0 {
			continue
		}
		s.add(string(f.source[at:start]))
		s.add(f.dispatcher(fn, mine, number))
		name := f.offset(fn.Name.End())
		s.add(string(f.source[start:name]) + "Mutant0" + string(f.source[name:end]) + "\n\n")
		s.ends = append(s.ends, copied{s.line, 0})
		for _, m := range mine {
			s.add(string(f.source[start:name]) + fmt.Sprintf("Mutant%d", number[m]) + string(f.source[name:m.start]) + m.with + string(f.source[m.end:end]) + "\n\n")
			s.ends = append(s.ends, copied{s.line, number[m]})
		}
		at = end
	}
	s.add(string(f.source[at:]))
	return s
}

// dispatcher is the function that calls the copy that is asked for.
func (f *finder) dispatcher(fn *ast.FuncDecl, mine []mutant, number map[mutant]int) string {
	receiver, call := "", fn.Name.Name
	if fn.Recv != nil {
		list, names := f.parameters(fn.Recv)
		receiver, call = "("+list+") ", names+"."+call
	}
	generic := ""
	if fn.Type.TypeParams != nil {
		generic = f.words(fn.Type.TypeParams.Pos(), fn.Type.TypeParams.End())
	}
	list, names := f.parameters(fn.Type.Params)
	results, give := "", ""
	if fn.Type.Results != nil {
		results, give = f.words(fn.Type.Results.Pos(), fn.Type.Results.End()), "return "
	}
	var b strings.Builder
	fmt.Fprintf(&b, "func %s%s%s(%s) %s {\n\tswitch %s {\n", receiver, fn.Name.Name, generic, list, results, asked)
	for _, m := range mine {
		fmt.Fprintf(&b, "\tcase %d:\n\t\t%s%sMutant%d(%s)\n", number[m], give, call, number[m], names)
	}
	fmt.Fprintf(&b, "\tdefault:\n\t\t%s%sMutant0(%s)\n\t}\n}\n\n", give, call, names)
	return b.String()
}

// parameters writes a list of parameters, each with a name, and the names as
// they are handed on.
func (f *finder) parameters(list *ast.FieldList) (declared, handed string) {
	var d, h []string
	for _, p := range list.List {
		names := []string{fmt.Sprintf("mutantParameter%d", len(d))}
		if len(p.Names) > 0 {
			names = nil
			for _, n := range p.Names {
				name := n.Name
				if name == "_" {
					name = fmt.Sprintf("mutantParameter%d", len(d)+len(names))
				}
				names = append(names, name)
			}
		}
		kind := f.words(p.Type.Pos(), p.Type.End())
		for _, name := range names {
			d = append(d, name+" "+kind)
			if strings.HasPrefix(kind, "...") {
				name += "..."
			}
			h = append(h, name)
		}
	}
	return strings.Join(d, ", "), strings.Join(h, ", ")
}
