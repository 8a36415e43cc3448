import { expect, test } from 'vitest'
import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import { rendered } from '#test/rendered.tsx'
import { ResidentialFaq } from './faq.tsx'

const shown = (faqs: readonly FaqEntry[] | null) =>
	rendered(<ResidentialFaq heading="Asked" faqs={faqs} />, '/residential/windsor')

test('RS-02 the entries are in no group, so that several may be open at once', () => {
	const html = shown([
		{ id: 'one', question: 'One?', answer: ['Yes.', 'Always.'] },
		{ id: 'two', question: 'Two?', answer: ['<b>No</b>'] },
	])
	expect(html.match(/<details/g)).toHaveLength(2)
	expect(html).not.toMatch(/<details[^>]*name=/)
	expect(html).toContain('<p>Yes.</p><p>Always.</p>')
	expect(html).toContain('&lt;b&gt;No&lt;/b&gt;')
})

test('RS-02 an empty list shows nothing', () => {
	expect(shown([])).toBe('')
})

test('RS-03 a list that failed to load says so, and Try Again works without scripts too', () => {
	const html = shown(null)
	expect(html).toContain('Oops! Unable to load FAQs for this location')
	expect(html).toContain('Please try refreshing this section or contact us if the problem persists.')
	expect(html).toMatch(/<form[^>]*action="\/residential\/windsor#faq"[^>]*>.*Try Again/)
})
