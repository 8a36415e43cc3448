import { expect, test } from 'vitest'
import { markChange } from './mark_change.ts'

const page = (main: string) =>
	`<html><head><title>${main.length}</title></head><main id="main">${main}</main></html>`
const anchor = '<span id="changed" class="scroll-mt-30"></span>'

test.each([
	['text', '<p>One</p><p>Two</p>', '<p>One</p><p>Three</p>', `<p>One</p><p>${anchor}Three</p>`],
	['an attribute', '<p class="a">One</p>', '<p class="b">One</p>', `<p class="b">${anchor}One</p>`],
	[
		'a new row',
		'<ul><li>A</li></ul>',
		'<ul><li>B</li><li>A</li></ul>',
		`<ul><li>${anchor}B</li><li>A</li></ul>`,
	],
	['nothing', '<p>One</p>', '<p>One</p>', '<p>One</p>'],
	[
		'a closed answer',
		'<details><summary>Q</summary>A</details><details name="faq"><summary>Q</summary>B</details>',
		'<details><summary>Q</summary>A</details><details name="faq"><summary>Q</summary>C</details>',
		`<details><summary>Q</summary>A</details><details open="" name="faq"><summary>Q</summary>${anchor}C</details>`,
	],
])('SD-61 a preview opens at the first change: %s', (_, published, draft, marked) => {
	expect(markChange(page(published), page(draft))).toBe(page(draft).replace(draft, marked))
})

test('a page without main is left as it is', () => {
	expect(markChange('<p>One</p>', '<p>Two</p>')).toBe('<p>Two</p>')
})
