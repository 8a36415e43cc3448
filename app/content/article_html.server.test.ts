import { expect, test } from 'vitest'
import { helpArticles } from '#db/seed/help.ts'
import { articleHtml } from './article_html.server.ts'

test('FI-123 words become paragraphs, headings and lists', () => {
	const text =
		'# About us\n\nWe began in 1998\nwith one truck & two hands.\n\n• trash\n• recycling\n\n1. Call.\n2) Wait.\nThat is all: 3 < 4.\n'
	expect(articleHtml(text)).toBe(
		[
			'<h2>About us</h2>',
			'<p>We began in 1998 with one truck &amp; two hands.</p>',
			'<ul><li>trash</li><li>recycling</li></ul>',
			'<ol><li>Call.</li><li>Wait.</li></ol>',
			'<p>That is all: 3 &lt; 4.</p>',
		].join('\n'),
	)
})

test('FI-123 pasting an old web page keeps its text without scripts, styles, navigation and pictures', () => {
	const page = `<!DOCTYPE html><html><head><title>Old site</title><style>p { color: red }</style>
		<script src="/a.js"></script></head><body onload="track()"><nav><a href="/">Home</a></nav>
		<div class="hero"><h1 style="font-size: 40px">Trash <font color="red">pickup</font></h1></div>
		<div><span style="font-weight: 700">Every week</span>, rain or shine.<br><br>Call <a href="tel:+17405550163" onclick="x()">us</a>.</div>
		<div>Second <b style="font-weight:normal">plain</b> block</div>
		<ul><li>carts</li><li>bags</li></ul><button>Order</button><iframe src="https://x.example"></iframe>
		<!-- tracking --><img src="https://old.example/truck.jpg"></body></html>`
	expect(articleHtml(page).replaceAll(/>\s+</g, '><')).toBe(
		'<h2>Trash pickup</h2><p><strong>Every week</strong>, rain or shine.</p><p>Call <a href="tel:+17405550163">us</a>.</p><p>Second plain block</p><ul><li>carts</li><li>bags</li></ul>',
	)
})

test('FI-123 an article stays as it is', () => {
	const others = [
		'<h2>Hours</h2><p>At <strong>seven</strong><br>sharp.</p><blockquote><p>So it is.</p></blockquote><hr><table><tbody><tr><td>65</td></tr></tbody></table>',
		'<p><img src="/uploads/a.webp" alt="A truck" /></p>',
	]
	for (const html of [...helpArticles.map(({ content }) => content), ...others])
		expect(articleHtml(articleHtml(html))).toBe(articleHtml(html))
	for (const { content } of helpArticles) expect(articleHtml(content)).toBe(content)
})
