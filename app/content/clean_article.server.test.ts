import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { helpArticles } from '#db/seed/help.ts'
import { cleanArticle } from './clean_article.server.ts'
import { fillPlaceholders } from './placeholders.ts'

test.each([
	['<script>alert(1)</script>', ''],
	['<p onclick="alert(1)" style="color:red" class="x" id="boot">Cart</p>', '<p>Cart</p>'],
	['<img src="x" onerror="alert(1)">', ''],
	['<img src="//evil.example/x.png">', ''],
	['<img src="/pictures/a.webp" onerror="alert(1)">', '<img src="/pictures/a.webp" alt="" />'],
	['<a href="javascript:alert(1)">Cart</a>', '<a>Cart</a>'],
	['<a href="JaVa\tscript:alert(1)">Cart</a>', '<a>Cart</a>'],
	['<a href=" &#106;avascript:alert(1)">Cart</a>', '<a>Cart</a>'],
	['<a href="data:text/html,<script>alert(1)</script>">Cart</a>', '<a>Cart</a>'],
	['<a href="//evil.example">Cart</a>', '<a>Cart</a>'],
	['<a href="/\\evil.example">Cart</a>', '<a>Cart</a>'],
	['<a href="/help/carts" target="_blank" onclick="x">Cart</a>', '<a href="/help/carts">Cart</a>'],
	['<a href="tel:+19705550142">Call</a>', '<a href="tel:+19705550142">Call</a>'],
	['<svg><a xlink:href="javascript:alert(1)"><text>Cart</text></a></svg>', '<a>Cart</a>'],
	['<math><mi//xlink:href="data:x,<script>alert(4)</script>">', ''],
	['<iframe src="https://evil.example"></iframe><form action="/x"><input name="y"></form>', ''],
	['<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example">', ''],
	['<p>5 < 6 & "so"', '<p>5 &lt; 6 &amp; "so"</p>'],
	['<h1>One</h1><b>two</b><i>three</i>', '<h2>One</h2><strong>two</strong><em>three</em>'],
])('HE-03 %s becomes %s', (html, clean) => {
	expect(cleanArticle(html)).toBe(clean)
	expect(cleanArticle(clean)).toBe(clean)
})

test('HE-03 a placeholder cannot complete a URL to one that runs a script', () => {
	const warn = { onUnknown() {} }
	for (const href of ['java{{x}}script:alert(1)', '{{x}}javascript:alert(1)', '{{company}}']) {
		const clean = cleanArticle(`<a href="${href}">Cart</a>`)
		expect(fillPlaceholders(clean, facts, new Date(), warn)).toBe('<a>Cart</a>')
	}
})

test('the seeded articles are unchanged', () => {
	for (const { content } of helpArticles) {
		expect(cleanArticle(content).replaceAll('&amp;', '&')).toBe(content.replaceAll('&amp;', '&'))
	}
})
