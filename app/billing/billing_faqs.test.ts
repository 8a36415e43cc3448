import { expect, test } from 'vitest'
import { builtInFacts } from '#app/company/built_in_facts.ts'
import { unknownPlaceholders } from '#app/content/placeholders.ts'
import { typedFacts } from '#app/content/typed_facts.ts'
import { billingContent } from './billing_content.server.ts'
import { billingFaqs } from './billing_faqs.ts'

test('PB-07 six questions, with facts as placeholders only', () => {
	expect(billingFaqs).toHaveLength(6)
	const text = JSON.stringify(billingFaqs)
	expect(typedFacts(text, builtInFacts)).toEqual([])
	expect(unknownPlaceholders(text)).toEqual([])
})

test('PB-07 the facts: 12 digits, monthly, due within 30 days, weekday hours', () => {
	const { faqs } = billingContent({ billing: null }, builtInFacts, new Date('2026-11-21T12:00:00Z'))
	const text = faqs.flatMap(({ answer }) => answer).join('\n')
	expect(text).toContain('a number of 12 digits')
	expect(text).toContain('once a month')
	expect(text).toContain('due within 30 days')
	expect(text).toContain('Monday to Friday, 7:00 AM to 4:00 PM')
})

test('PB-02 D23 the portal is the configured one, else our labeled demonstration', () => {
	const today = new Date()
	expect(billingContent({ billing: 'https://pay.example/x' }, builtInFacts, today).portal).toEqual({
		src: 'https://pay.example/x',
		isDemo: false,
	})
	expect(billingContent({ billing: null }, builtInFacts, today).portal).toEqual({
		src: '/billing-portal-demo',
		isDemo: true,
	})
})
