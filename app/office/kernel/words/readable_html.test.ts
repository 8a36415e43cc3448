import { expect, test } from 'vitest'
import { readableHtml } from './readable_html.ts'

test.each([
	['<h2>Carts</h2><p>Set them <strong>out</strong> by 7&nbsp;AM.</p>', 'Carts\nSet them out by 7 AM.'],
	['<ul><li><p>One</p></li><li><p>Two &amp; three</p></li></ul>', 'One\nTwo & three'],
	['<p>See <a href="/contact">our page</a>.</p>', 'See [/contact] our page.'],
	['<p><img src="/x.webp" alt="A truck" /></p>', '[picture: A truck]'],
	['<table><tr><th>Size</th><td>12</td></tr>\n<tr><td>15</td></tr></table>', 'Size · 12\n15'],
	['', ''],
])('%j is read as %j', (html, text) => {
	expect(readableHtml(html)).toBe(text)
})
