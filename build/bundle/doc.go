// Package bundle makes what is handed out: the site, the single file, and what
// both are made of. All paths are relative to the module's root, where the
// programs in build are run. The same commit gives the same bytes.
package bundle
