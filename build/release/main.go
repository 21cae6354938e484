// Command release makes everything that is handed out with a version, in
// build/out/release: an archive of the site, the single file, the command line
// for six platforms, and the checksums of all. The same commit gives the same
// bytes.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"loadlab/build/bundle"
	"loadlab/sim/version"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("release: ")
	out := flag.String("o", filepath.Join("build", "out", "release"), "folder to fill; what it held before goes")
	flag.Parse()
	files, err := parts()
	if err != nil {
		log.Fatal(err)
	}
	if err := write(*out, append(files, checksums(files))); err != nil {
		log.Fatal(err)
	}
}

// parts makes the files of the release but for their checksums.
func parts() ([]bundle.File, error) {
	site, err := siteArchive()
	if err != nil {
		return nil, err
	}
	single, err := bundle.Single()
	if err != nil {
		return nil, err
	}
	files := []bundle.File{site, {Name: name("") + ".html", Data: single}}
	for _, p := range platforms {
		f, err := p.archive()
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	return files, nil
}

// name is the name of a part of the release.
func name(part string) string {
	return strings.TrimSuffix("loadlab-"+version.Number+"-"+part, "-")
}

// siteArchive is the site as a folder to be copied, compressed forms and
// licences included.
func siteArchive() (bundle.File, error) {
	files, err := bundle.Site()
	if err != nil {
		return bundle.File{}, err
	}
	folder, err := os.MkdirTemp("", "loadlab-site-")
	if err != nil {
		return bundle.File{}, err
	}
	defer os.RemoveAll(folder)
	if err := bundle.Write(folder, files, 11); err != nil {
		return bundle.File{}, err
	}
	entries, err := folderEntries(folder)
	if err != nil {
		return bundle.File{}, err
	}
	licences, err := licences()
	if err != nil {
		return bundle.File{}, err
	}
	data, err := zipped(name(""), append(entries, licences...))
	return bundle.File{Name: name("site") + ".zip", Data: data}, err
}

// licences are the texts that go with every copy.
func licences() ([]entry, error) {
	var list []entry
	for to, from := range map[string]string{"LICENSE": "LICENSE", "LICENSE-FONT": filepath.Join("assets", "liberation", "LICENSE-FONT")} {
		data, err := os.ReadFile(from)
		if err != nil {
			return nil, err
		}
		list = append(list, entry{to, data, 0o644})
	}
	slices.SortFunc(list, func(a, b entry) int { return strings.Compare(a.name, b.name) })
	return list, nil
}

// checksums lists the SHA-256 of every file as sha256sum does.
func checksums(files []bundle.File) bundle.File {
	var b strings.Builder
	for _, f := range files {
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(f.Data), f.Name)
	}
	return bundle.File{Name: "SHA256SUMS", Data: []byte(b.String())}
}

// write fills the folder, and nothing else stays in it.
func write(folder string, files []bundle.File) error {
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(folder, f.Name), f.Data, 0o644); err != nil {
			return err
		}
		fmt.Printf("%9d  %s\n", len(f.Data), filepath.Join(folder, f.Name))
	}
	return nil
}
