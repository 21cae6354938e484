//go:build e2e

package e2e

import (
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// waitShort is how long something quick may take on a busy machine.
const waitShort = 10 * time.Second

// watchMemory keeps the program's memory where a test can ask its size.
const watchMemory = `{
	const original = WebAssembly.instantiate;
	WebAssembly.instantiate = async (...a) => {
		const made = await original(...a);
		window.programMemory = (made.exports ?? made.instance.exports).mem;
		return made;
	};
}`

// memory is what the page takes, in bytes: the JavaScript heap and the
// program's memory, which never becomes smaller. The tab must have been opened
// with watchMemory.
func (b *tab) memory() int64 {
	b.t.Helper()
	use, err := chromedp.Call(b.ctx, runtime.GetHeapUsage, cdp.Empty{})
	if err != nil {
		b.t.Fatal(err)
	}
	return int64(use.UsedSize) + b.programMemory()
}

// programMemory is the size of the program's memory in bytes.
func (b *tab) programMemory() int64 {
	b.t.Helper()
	return int64(evaluate[float64](b, `programMemory.buffer.byteLength`))
}

// collect drops what nobody refers to any more from the JavaScript heap.
func (b *tab) collect() {
	b.t.Helper()
	if _, err := chromedp.Call(b.ctx, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
		b.t.Fatal(err)
	}
}
