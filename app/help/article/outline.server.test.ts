import { expect, test } from 'vitest'
import { outlined } from './outline.server.ts'

test('HE-03 each heading gets an anchor and a link to it, and is in the contents', () => {
	const { html, outline } = outlined('<h2>Report it</h2><p>Call.</p><h3>What’s <em>next</em> &amp; when</h3>')
	expect(html).toBe(
		'<h2 id="part-report-it"><a href="#part-report-it">Report it</a></h2><p>Call.</p>' +
			'<h3 id="part-whats-next-when"><a href="#part-whats-next-when">What’s <em>next</em> &amp; when</a></h3>',
	)
	expect(outline).toEqual([
		{ id: 'part-report-it', text: 'Report it', level: 2 },
		{ id: 'part-whats-next-when', text: 'What’s next & when', level: 3 },
	])
})

test('equal headings get different anchors; headings in other scripts get one too; an empty one gets none', () => {
	const { outline } = outlined('<h2>Wind</h2><h2>Wind</h2><h2>Wind</h2><h2>冬</h2><h2> </h2>')
	expect(outline.map(({ id }) => id)).toEqual([
		'part-wind',
		'part-wind-2',
		'part-wind-3',
		'part-of-the-article',
	])
})

test('a heading that is a link stays a single link', () => {
	const { html } = outlined('<h2>See <a href="/about">the office</a></h2>')
	expect(html).toBe('<h2 id="part-see-the-office">See <a href="/about">the office</a></h2>')
})
