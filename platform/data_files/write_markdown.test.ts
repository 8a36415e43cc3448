import { expect, test } from 'vitest'
import { htmlOfPage, markdownOf } from './write_markdown.ts'

const read = (body: string) => htmlOfPage({ file: 'carts.md', body, bodyLine: 1 })

test.each([
	['<h2>Carts</h2><p>Two <strong>sizes</strong> &amp; <a href="/help">help</a>.</p>', '## Carts'],
	['<ul><li>one</li><li>two <em>of it</em></li></ul>', '- one\n- two *of it*'],
	['<ol><li><p>one</p></li><li><p>two</p></li></ol><p>Done.</p>', '1. one\n\n2. two\n\nDone.'],
])('%s is written as Markdown that reads as the same', (html, markdown) => {
	expect(markdownOf(html)).toContain(markdown)
	expect(read(markdownOf(html)).replaceAll(/>\s+</g, '><')).toBe(html)
})

test.each([
	'<table><tbody><tr><td>65</td></tr></tbody></table>',
	'<ul><li>one<ul><li>within</li></ul></li></ul>',
	'<p>3 * 4 * 5</p>',
	'<p>one<br>two</p>',
	'<p># no heading</p>',
	'<p>&nbsp;</p><img src="/uploads/a.webp" alt="a truck">',
	'<blockquote><p>a word</p></blockquote>',
	'<p>a < b</p>',
])('%s stays HTML because Markdown cannot express it', (html) => {
	expect(markdownOf(html)).toBe(html)
	expect(read(markdownOf(html))).toBe(html)
})
