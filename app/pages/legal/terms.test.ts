import { expect, test } from 'vitest'
import { answerTemplates } from '#db/seed/answer_templates.ts'
import { rolloffFaqs } from '#db/seed/rolloff_faqs.ts'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { legalTexts } from '#app/content/legal_texts.server.ts'
import { fillPlaceholders, unknownPlaceholders } from '#app/content/placeholders.ts'
import { typedFacts } from '#app/content/typed_facts.ts'

const { terms } = legalTexts
const words = (id: string) => {
	const paragraphs = terms.sections.find((section) => section.id === id)?.paragraphs ?? []
	const text = paragraphs.flatMap((part) => (typeof part === 'string' ? part : part.list)).join('\n')
	return fillPlaceholders(text, facts, new Date(0))
}

test('LG-02 the terms are effective June 25, 2025 and have 8 sections in their order', () => {
	expect(terms.effective).toBe('2025-06-25')
	expect(terms.sections.map(({ id }) => id)).toEqual([
		'services',
		'customer-responsibilities',
		'payment',
		'cancellations',
		'liability',
		'changes',
		'governing-law',
		'contact',
	])
})

test('facts are in it as placeholders only, and each placeholder is known', () => {
	const text = JSON.stringify(terms.sections)
	expect(typedFacts(text, facts)).toEqual([])
	expect(unknownPlaceholders(text)).toEqual([])
})

test.each([
	['cancellations', /at least 24 hours before delivery and you get a refund less card processing fees/],
	['cancellations', /same-day cancellation may incur a dry-run or delivery fee/],
	['cancellations', /no refunds once the service is done/],
	['cancellations', /at least 24 hours before your pickup day/],
	['cancellations', /30 days notice/],
	['payment', /payment is due in full at booking/],
	['payment', /billed monthly, and each bill is due within 30 days/],
	['services', /12, 15, 20 and 30 yards/],
	['services', /month to month/],
	['governing-law', /State of Colorado[^]*Larimer County/],
	['contact', /1200 Cart Lane, Loveland, CO 80537/],
])('LG-02 D8 the section %s contains %s', (id, pattern) => {
	expect(words(id)).toMatch(pattern)
})

test('LG-02 every text that states the deadline for canceling a roll-off also states the refund terms', () => {
	const named = '{{promise.rolloffCancel}}'
	const texts = [...answerTemplates.map(({ body }) => body), ...rolloffFaqs.map(({ answer }) => answer)]
	const promising = texts.filter((text) => text.includes(named))
	expect(promising).toHaveLength(2)
	for (const text of promising) {
		expect(text).toMatch(/(refund|money back),? less (the )?card processing fees/)
		expect(text).not.toMatch(/no charge|for nothing|for free/)
	}
})
