// Package version holds the number of this version of loadlab.
package version

// Number is the version that the page, the command line and the archives of a
// release carry. The first part grows when a link of an older version may give
// another result, the second when something is new, the third when something
// was mended. It is a constant and not the time or commit of a build, so that
// the same sources give the same bytes.
const Number = "1.0.0"
