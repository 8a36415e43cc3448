import { expect, test } from 'vitest'
import { htmlOf, markdownBlocks } from './markdown.ts'

const blocksOf = (body: string) => markdownBlocks({ file: 'carts.md', front: {}, body, bodyLine: 5 })

test('headings, paragraphs, lists, links, bold and italic become HTML', () => {
	const text = `
## Where it goes

At the curb, **before [six](/hours)**,
even *then*.

- trash & more
- a < b

1. Roll it out.
2. Roll it back.
`
	expect(htmlOf(blocksOf(text))).toBe(
		[
			'<h2>Where it goes</h2>',
			'<p>At the curb, <strong>before <a href="/hours">six</a></strong>, even <em>then</em>.</p>',
			'<ul>\n<li>trash &amp; more</li>\n<li>a &lt; b</li>\n</ul>',
			'<ol>\n<li>Roll it out.</li>\n<li>Roll it back.</li>\n</ol>',
		].join('\n'),
	)
})

test.each([
	['\nA text.\n\n\n- one\ntwo\n', 'carts.md, line 10: A line of a list begins with “- ” or “1. ”.'],
	['\n## Title\nA text.\n', 'carts.md, line 7: An empty line comes after a heading.'],
])('%j is refused with the line of the mistake', (text, message) => {
	expect(() => blocksOf(text)).toThrow(message)
})
