import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openContentHub } from './open_content.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { noPortals } from '../company/portals.ts'
import { type FactChanges, saveFacts } from './save_facts.server.ts'

const now = new Date('2026-11-21T14:00:00Z')

async function office(store: FreshStore) {
	const { log, lines } = recordedLog()
	const content = await openContentHub(store, log, { ...noPortals, ordering: 'https://order.example/' })
	onTestFinished(() => content.close())
	const save = (changes: FactChanges, options: Partial<Parameters<typeof saveFacts>[2]> = {}) =>
		saveFacts({ store, content, log }, changes, { now, ...options })
	const names = async () => {
		const rows = await store.db.selectFrom('company_facts').select('name').orderBy('name').execute()
		return rows.map(({ name }) => name)
	}
	return { content, lines, save, names }
}

describeEachStore('saving company facts', (fresh) => {
	test('applies at once everywhere, and stores only differences', async () => {
		const { content, save, names } = await office(await fresh())
		expect(
			await save({ phone: '303-555-0187', 'prices.recycling': '31', name: sampleFacts.name }),
		).toMatchObject({
			ok: true,
			saved: [
				{ before: null, after: { name: 'phone', value: '"(303) 555-0187"', updated_at: now.toISOString() } },
				{ before: null, after: { name: 'prices.recycling', value: '31' } },
			],
		})
		expect(content.current.facts).toMatchObject({
			phone: '(303) 555-0187',
			prices: { recycling: 31, lawn: 20 },
		})
		expect(await names()).toEqual(['phone', 'prices.recycling'])
	})

	test('a fact set to its built-in value loses its row', async () => {
		const { content, save, names } = await office(await fresh())
		await save({ phone: '303-555-0187', 'portals.ordering': '' })
		expect(await names()).toEqual(['phone', 'portals.ordering'])
		const back = await save({ phone: sampleFacts.phone, 'portals.ordering': 'https://order.example/' })
		expect(back).toMatchObject({ ok: true, saved: [{ after: null }, { after: null }] })
		expect(await names()).toEqual([])
		expect(content.current.facts.phone).toBe(sampleFacts.phone)
	})

	test('with one invalid value nothing is saved; each error names its fact', async () => {
		const { save, names } = await office(await fresh())
		expect(await save({ name: 'Poudre', phone: '1', timeZone: 'Mars/Olympus', toString: 1 })).toEqual({
			ok: false,
			reason: 'invalid',
			errors: [
				{ field: 'phone', message: 'Please enter a phone number of ten digits, with its area code.' },
				{ field: 'timeZone', message: 'Please choose a time zone that exists, such as America/New_York.' },
				{ field: 'toString', message: 'There is no such fact.' },
			],
		})
		expect(await names()).toEqual([])
	})

	test('facts with a common rule are checked together with the stored ones', async () => {
		const { content, save } = await office(await fresh())
		await save({ 'hours.closes': '12:00' })
		expect(await save({ 'hours.opens': '12:30', name: 'Poudre' })).toMatchObject({
			ok: false,
			reason: 'invalid',
			errors: [{ field: 'hours.opens', message: 'The office must open before it closes.' }],
		})
		expect(await save({ 'hours.opens': '12:30', 'hours.closes': '20:00' })).toMatchObject({ ok: true })
		expect(content.current.facts.hours).toMatchObject({ opens: '12:30', closes: '20:00' })
		expect(content.current.facts.name).toBe(sampleFacts.name)
	})

	test('confirms built-in values only if nobody has changed them', async () => {
		const { save, names } = await office(await fresh())
		await save({ 'prices.recycling': 31 })
		const confirmed = save({ 'prices.recycling': 10, 'prices.lawn': 20 }, { confirms: true })
		expect(await confirmed).toEqual({ ok: false, reason: 'changed', errors: [] })
		expect(await save({ 'prices.lawn': 20 }, { confirms: true })).toMatchObject({ ok: true })
		expect(await names()).toEqual(['prices.lawn', 'prices.recycling'])
	})

	test('refuses one of two concurrent saves that together break a rule', async () => {
		const { content, save } = await office(await fresh())
		const results = await Promise.all([save({ 'hours.opens': '15:00' }), save({ 'hours.closes': '14:00' })])
		expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
		expect(content.current.facts.hours.opens < content.current.facts.hours.closes).toBe(true)
	})

	test('saves rows written alongside together with the facts or not at all', async () => {
		const { content, save, names, lines } = await office(await fresh({ seed: true }))
		const failed = await save({ name: 'Poudre' }, { alongside: () => Promise.reject(new Error('disk full')) })
		expect(failed).toEqual({ ok: false, reason: 'unavailable', errors: [] })
		expect(lines).toMatchObject([{ level: 'error', message: 'company facts not saved' }])
		expect(await names()).toEqual([])
		expect(content.current.facts.name).toBe(sampleFacts.name)
	})

	test('an invalid row is ignored, and the others apply', async () => {
		const store = await fresh({ seed: true })
		const { content, save, lines } = await office(store)
		await save({ name: 'Poudre Valley Disposal' })
		const row = { id: 'x', name: 'prices.recycling', value: '"free"', updated_at: now.toISOString() }
		await store.db.insertInto('company_facts').values(row).execute()
		await content.reload()
		expect(content.current.facts).toMatchObject({ name: 'Poudre Valley Disposal', prices: { recycling: 10 } })
		// PostgreSQL also notifies about the change, so it may be read twice.
		expect(new Set(lines.map(({ message }) => message))).toEqual(new Set(['company fact ignored']))
		expect(await save({ 'prices.recycling': 31 })).toMatchObject({ ok: true })
		expect(content.current.facts.prices.recycling).toBe(31)
	})

	test('while the table cannot be read, the facts stay as they were', async () => {
		const store = await fresh()
		const { content, save } = await office(store)
		await save({ name: 'Poudre Valley Disposal' })
		await sql`alter table company_facts rename to gone`.execute(store.db)
		await sql`update content_version set version = version + 1`.execute(store.db)
		await content.reload()
		expect(content.current.companyFacts).toEqual({ ok: false })
		expect(content.current.facts.name).toBe('Poudre Valley Disposal')
	})
})
