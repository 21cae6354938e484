package main

import (
	"fmt"

	"loadlab/sim/version"
)

// versionCommand prints the version.
func versionCommand(c *context) error {
	if err := c.parse(0); err != nil {
		return err
	}
	_, err := fmt.Fprintln(c.out, "loadlab", version.Number)
	return err
}
