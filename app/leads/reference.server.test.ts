import { randomInt } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { leadServices } from '#test/lead_services.ts'
import { quoteEntries, quoteSender } from '#test/quote_entries.ts'
import { describeEachStore } from '#test/stores.ts'
import { submitLead } from './submit_lead.server.ts'
import { quoteLead } from './quote/definition.ts'
import { newReference } from './reference.server.ts'

vi.mock('node:crypto', async (original) => {
	const crypto = await original<typeof import('node:crypto')>()
	return { ...crypto, randomInt: vi.fn<(max: number) => number>(crypto.randomInt) }
})

test('a reference is short and has no ambiguous letter', () => {
	const references = Array.from({ length: 500 }, () => newReference(sampleFacts))
	for (const reference of references) expect(reference).toMatch(/^HH-[0-9A-HJKMNP-TV-Z]{5}$/)
	expect(new Set(references).size).toBeGreaterThan(495)
})

test.each([
	['Smith & Sons Disposal', 'SSD'],
	['5280 Disposal', '5D'],
	['3 Brothers (of Loveland)', '3BOL'],
	['“Big” St. Croix – Waste', 'BSCW'],
	['J.R.’s Hauling', 'JH'],
])('a reference of %s begins with %s', (name, initials) => {
	expect(newReference({ name })).toMatch(new RegExp(`^${initials}-[0-9A-Z]{5}$`))
})

describeEachStore('a reference that is taken', (fresh) => {
	test('is replaced by another', async () => {
		const services = leadServices(await fresh())
		const submit = (name: string) =>
			submitLead(quoteLead, services, quoteEntries({ name }), quoteSender(), new Date())
		const dice = vi.mocked<(max: number) => number>(randomInt)
		for (let letter = 0; letter < 10; letter++) dice.mockImplementationOnce(() => 7)
		expect(await submit('First')).toMatchObject({ ok: true, reference: 'HH-77777' })
		expect(await submit('Second')).toMatchObject({
			ok: true,
			reference: expect.not.stringContaining('77777'),
		})
	})
})
