import { builtInLivery } from '#art/livery.ts'
import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { unknownPlaceholders } from '#app/content/placeholders.ts'
import { typedFacts } from '#app/content/typed_facts.ts'
import { billingContent } from './billing_content.server.ts'
import { billingFaqs } from './billing_faqs.ts'

test('PB-07 six questions, with facts as placeholders only', () => {
	expect(billingFaqs).toHaveLength(6)
	const text = JSON.stringify(billingFaqs)
	expect(typedFacts(text, sampleFacts)).toEqual([])
	expect(unknownPlaceholders(text)).toEqual([])
})

test('PB-07 the facts: 12 digits, monthly, due within 30 days, weekday hours', () => {
	const { faqs } = billingContent(
		{ facts: sampleFacts, livery: builtInLivery, portals: { billing: null } },
		new Date('2026-11-21T12:00:00Z'),
	)
	const text = faqs.flatMap(({ answer }) => answer).join('\n')
	expect(text).toContain('a number of 12 digits')
	expect(text).toContain('once a month')
	expect(text).toContain('due within 30 days')
	expect(text).toContain('Monday to Friday, 7:00 AM to 4:00 PM')
})

test('PB-02 D23 D33 FI-32 the configured portal is used; without one, ways that work, and a demonstration for the sample company only', () => {
	const today = new Date()
	const pageOf = (billing: string | null, facts: Facts) =>
		billingContent({ facts, livery: builtInLivery, portals: { billing } }, today)
	const connected = pageOf('https://pay.example/x', sampleFacts)
	expect(connected).toMatchObject({ portal: 'https://pay.example/x', hasDemo: false })
	expect(JSON.stringify(connected)).toContain('Online in the portal on this page')
	expect(pageOf(null, sampleFacts)).toMatchObject({ portal: null, hasDemo: true })
	const own = pageOf(null, { ...sampleFacts, name: 'Poudre Hauling' })
	expect(own).toMatchObject({ portal: null, hasDemo: false })
	expect(JSON.stringify(own)).not.toMatch(/online|portal on this page/i)
	expect(JSON.stringify(own)).toContain('by check to Poudre Hauling')
})
