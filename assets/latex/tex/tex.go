// Package tex holds the boxes of a formula that was set.
package tex

// Node is a box with its size in points.
type Node interface {
	Width() float64
	Height() float64
	Depth() float64
}

// Tree is a box that can be shipped. No text is ever set, so that there is
// none.
type Tree interface {
	Node
	isTree()
}

// Ship would place a tree on a canvas.
type Ship struct{}

// Call is never reached: there is no Tree.
func (*Ship) Call(x, y float64, t Tree) {}
