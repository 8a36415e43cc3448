import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factGroup } from '#app/company/facts_schema.ts'
import { noPortals } from '#app/company/portals.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { factForm } from '#test/fact_form.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { saveFacts } from '#test/save_facts.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { officeTypes } from '../office_types.server.ts'
import { confirmFacts } from '../samples/confirm_shipped.server.ts'
import { setFact } from './set_fact.server.ts'

const actor = { staff: ann, now: new Date('2026-11-21T14:00:00.000Z') }
const stranger = { ...actor, staff: { id: 'staff-nobody', name: 'Nobody' } }
const ordering = 'https://order.example/'

async function office(store: FreshStore) {
	const desk = await openContentServices(store, officeTypes({ ...noPortals, ordering }))
	const { content } = desk.services
	return {
		...desk,
		facts: () => content.current.facts,
		save: async (changes: Record<string, unknown>) =>
			saveRow(desk.services, await factForm(desk, changes), actor),
		set: (name: string, value: unknown, by = actor) => setFact(desk.services, name, value, by),
		async confirm(key: string, names: string[], by = actor) {
			const group = factGroup(key)
			if (!group) throw new Error(`No group ${key}`)
			return confirmFacts(desk.services, group, names, by)
		},
		async names() {
			const rows = await store.db.selectFrom('company_facts').select('name').orderBy('name').execute()
			return rows.map(({ name }) => name)
		},
	}
}

describeEachStore('stored company facts', (fresh) => {
	test('apply at once, and only those that differ from the built-in ones are stored', async () => {
		const { facts, save, names } = await office(await fresh())
		expect(await save({ phone: '303-555-0187', name: sampleFacts.name })).toMatchObject({ ok: true })
		expect(facts().phone).toBe('(303) 555-0187')
		expect(await names()).toEqual(['phone'])
	})

	test('a fact set to its built-in value, or to that of the environment, loses its row', async () => {
		const { facts, save, names } = await office(await fresh())
		await save({ phone: '303-555-0187' })
		await save({ 'portals.ordering': '' })
		expect(await names()).toEqual(['phone', 'portals.ordering'])
		await save({ phone: sampleFacts.phone })
		await save({ 'portals.ordering': ordering })
		expect(await names()).toEqual([])
		expect(facts().phone).toBe(sampleFacts.phone)
	})

	test('with one invalid value nothing is saved', async () => {
		const { save, names } = await office(await fresh())
		expect(await save({ name: 'Poudre', phone: '1' })).toEqual({
			ok: false,
			reason: 'invalid',
			errors: [{ field: 'phone', message: 'Please enter a phone number of ten digits, with its area code.' }],
		})
		expect(await names()).toEqual([])
	})

	test('facts with a common rule are checked together with the stored ones', async () => {
		const { facts, save } = await office(await fresh())
		await save({ 'hours.closes': '12:00' })
		expect(await save({ 'hours.opens': '12:30', 'hours.sunday': 'Rest' })).toMatchObject({
			ok: false,
			reason: 'invalid',
			errors: [{ field: 'hours.opens', message: 'The office must open before it closes.' }],
		})
		expect(facts().hours.sunday).toBe(sampleFacts.hours.sunday)
		expect(await save({ 'hours.opens': '12:30', 'hours.closes': '20:00' })).toMatchObject({ ok: true })
		expect(facts().hours).toMatchObject({ opens: '12:30', closes: '20:00' })
	})

	test('refuses one of two concurrent saves that together break a rule', async () => {
		const { facts, save } = await office(await fresh())
		const results = await Promise.all([save({ 'hours.opens': '15:00' }), save({ 'hours.closes': '14:00' })])
		expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
		expect(facts().hours.opens < facts().hours.closes).toBe(true)
	})

	test('a single fact is saved with its history, or not at all', async () => {
		const { facts, set, names, history, lines } = await office(await fresh({ seed: true }))
		expect(await set('timeZone', 'America/New_York', stranger)).toMatchObject({ reason: 'unavailable' })
		expect(lines).toMatchObject([{ level: 'error', message: 'company facts not saved' }])
		expect([await names(), facts().timeZone]).toEqual([[], sampleFacts.timeZone])

		expect(await set('timeZone', 'America/New_York')).toMatchObject({ ok: true })
		expect(await set('live', true)).toMatchObject({ ok: true })
		expect(await set('live', false)).toMatchObject({ ok: true })
		expect([facts().timeZone, await names()]).toEqual(['America/New_York', ['timeZone']])
		const isLive = { name: 'live', value: 'true' }
		expect(await history()).toMatchObject([
			{ row_id: 'timeZone', before_row: null, after_row: { value: '"America/New_York"' }, staff_name: 'Ann' },
			{ row_id: 'live', action: 'save', before_row: null, after_row: isLive },
			{ row_id: 'live', action: 'save', before_row: isLive, after_row: null },
		])
		await expect(set('toString', 1)).rejects.toThrow('No such fact: toString')
	})

	test('shipped facts are confirmed only if nobody has changed them, with their history or not at all', async () => {
		const { confirm, save, names, history, lines } = await office(await fresh({ seed: true }))
		expect(await confirm('prices', ['prices.lawn'], stranger)).toMatchObject({ reason: 'unavailable' })
		expect(lines).toMatchObject([{ level: 'error', message: 'company facts not saved' }])
		await save({ 'prices.recycling': '31' })
		expect(await confirm('prices', ['prices.recycling', 'prices.lawn'])).toEqual({
			ok: false,
			reason: 'changed',
		})
		expect(await names()).toEqual(['prices.recycling'])
		for (const _ of ['once', 'again'])
			expect(await confirm('prices', ['prices.lawn', 'phone'])).toEqual({ ok: true })
		expect(await names()).toEqual(['prices.lawn', 'prices.recycling'])
		expect((await history()).filter(({ row_id }) => row_id === 'prices.lawn')).toMatchObject([
			{ action: 'save', before_row: null, after_row: { name: 'prices.lawn', value: '20' } },
		])
	})

	test('an invalid row is ignored, and the others apply', async () => {
		const store = await fresh({ seed: true })
		const { services, facts, save, lines } = await office(store)
		await save({ name: 'Poudre Valley Disposal' })
		const row = {
			id: 'x',
			name: 'prices.recycling',
			value: '"free"',
			updated_at: actor.now.toISOString(),
		}
		await store.db.insertInto('company_facts').values(row).execute()
		await services.content.reload()
		expect(facts()).toMatchObject({ name: 'Poudre Valley Disposal', prices: { recycling: 10 } })
		// PostgreSQL also notifies about the change, so it may be read twice.
		expect(new Set(lines.map(({ message }) => message))).toEqual(new Set(['company fact ignored']))
		expect(await save({ 'prices.recycling': '31' })).toMatchObject({ ok: true })
		expect(facts().prices.recycling).toBe(31)
	})

	test('while the table cannot be read, the facts stay as they were', async () => {
		const store = await fresh()
		const { services, facts } = await office(store)
		await saveFacts(store, { name: 'Poudre Valley Disposal' })
		await services.content.reload()
		await sql`alter table company_facts rename to gone`.execute(store.db)
		await sql`update content_version set version = version + 1`.execute(store.db)
		await services.content.reload()
		expect(services.content.current.companyFacts).toEqual({ ok: false })
		expect(facts().name).toBe('Poudre Valley Disposal')
	})
})
