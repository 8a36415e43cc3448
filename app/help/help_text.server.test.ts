import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { HelpArticleRow } from '#db/content_rows.ts'
import { articleHtml } from './help_text.server.ts'

const facts = {
	...sampleFacts,
	phone: '(970) 555-0100',
	email: 'office@a.example',
	billingEmail: 'bills@a.example',
}

function html(content: string): string {
	return articleHtml({ content } as HelpArticleRow, facts, new Date('2026-01-05'))
}

test('a phone number in an article is a link that stays on one line with the punctuation after it', () => {
	expect(html('<p>Call {{phone}}, or {{phone}} again</p>')).toBe(
		'<p>Call <span class="inline-block"><a href="tel:+19705550100">(970) 555-0100</a>,</span> or ' +
			'<span class="inline-block"><a href="tel:+19705550100">(970) 555-0100</a></span> again</p>',
	)
})

test('email addresses are links that may break at the @ and at periods', () => {
	expect(html('<p>Write to {{email}} or {{billingEmail}}.</p>')).toBe(
		'<p>Write to <a href="mailto:office@a.example">office@<wbr>a<wbr>.example</a> or ' +
			'<a href="mailto:bills@a.example">bills@<wbr>a<wbr>.example</a>.</p>',
	)
})

test.each([
	'<p><a href="/contact">Write to <strong>office@a.example</strong></a></p>',
	'<p><a href="mailto:office@a.example">Write</a></p>',
	'<p><a href="tel:+19705550100">(970) 555-0100</a></p>',
])('what is a link already stays as it is: %s', (content) => {
	expect(html(content)).toBe(content)
})
