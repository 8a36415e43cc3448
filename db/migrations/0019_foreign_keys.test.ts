import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { consentRow, faqRow, quoteRow, staffRow } from '#test/rows.ts'
import { leadWorkRow } from '#test/lead_rows.ts'
import { describeEachStore, describeStore, type FreshStore } from '#test/stores.ts'
import { migrate } from '../migrate.ts'

const at = '2026-11-18T17:00:00.000Z'
const section = {
	page_slug: 'home',
	section_name: 'hero',
	description: null,
	image_path: null,
	button_text: null,
	button_url: null,
	created_at: at,
	updated_at: at,
}
const happened = { version: null, from_value: null, to_value: null, note: null, created_at: at }

/** Inserts rows into a table that does not have all of today's columns yet. */
async function insertFormer<Row extends object>(
	{ db }: FreshStore,
	table: string,
	rows: readonly Row[],
): Promise<void> {
	const tables = await db.introspection.getTables()
	const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
	const known = rows.map((row) =>
		Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))),
	)
	const former = db as unknown as Kysely<Record<string, Record<string, unknown>>>
	await former.insertInto(table).values(known).execute()
}

/** A store as the previous version left it, with rows that no foreign key protected. */
async function storeOfBefore(
	fresh: (options: { migrated: false }) => Promise<FreshStore>,
): Promise<FreshStore> {
	const store = await fresh({ migrated: false })
	await migrate(store, { upTo: '0018_backups' })
	return store
}

describeEachStore('a store with dangling references', (fresh) => {
	test('keeps everything visible, and the history keeps the rest', async () => {
		const store = await storeOfBefore(fresh)
		const { db } = store
		const quote = quoteRow()
		const kit = staffRow()
		await db.insertInto('staff').values(kit).execute()
		await db.insertInto('quote_requests').values(quote).execute()
		await insertFormer(store, 'lead_work', [
			leadWorkRow(at, { lead_id: quote.id, form: 'quote', assigned_to: kit.id }),
			leadWorkRow(at, { lead_id: 'without its request', form: 'hoa', assigned_to: 'nobody' }),
		])
		await db
			.insertInto('lead_words')
			.values([
				{ word: 'june', lead_id: quote.id },
				{ word: 'zelda', lead_id: 'deleted' },
			])
			.execute()
		const consents = [
			consentRow({ lead_id: 'deleted', form: 'rolloff' }),
			consentRow({ lead_id: quote.id, form: 'hoa' }),
		]
		await insertFormer(store, 'consent_records', consents)
		const deleted = { form: 'rolloff', lead_id: 'deleted' } as const
		await db
			.insertInto('lead_events')
			.values([
				{ ...deleted, ...happened, id: '1', kind: 'delete', staff_id: kit.id, staff_name: 'Kit' },
				{ ...deleted, ...happened, id: '2', kind: 'no-receipt', staff_id: 'site', staff_name: 'The site' },
				{
					...happened,
					form: null,
					lead_id: null,
					id: '3',
					kind: 'export',
					staff_id: 'gone',
					staff_name: 'Ann',
				},
			])
			.execute()
		await migrate(store)

		const leads = await db.selectFrom('leads').select(['id', 'form']).orderBy('form').execute()
		expect(leads).toEqual([
			{ id: 'without its request', form: 'hoa' },
			{ id: quote.id, form: 'quote' },
			{ id: 'deleted', form: 'rolloff' },
		])
		expect(await db.selectFrom('quote_requests').selectAll().execute()).toEqual([quote])
		const works = db.selectFrom('lead_work').select(['lead_id', 'assigned_to']).orderBy('form')
		expect(await works.execute()).toEqual([
			{ lead_id: 'without its request', assigned_to: null },
			{ lead_id: quote.id, assigned_to: kit.id },
		])
		expect(await db.selectFrom('lead_words').select('word').execute()).toEqual([{ word: 'june' }])
		const kept = await db.selectFrom('consent_records').selectAll().orderBy('form', 'desc').execute()
		expect(kept).toEqual([consents[0], { ...consents[1], form: 'quote' }])
		const events = db.selectFrom('lead_events').select(['staff_id', 'staff_name']).orderBy('id')
		expect(await events.execute()).toEqual([
			{ staff_id: kit.id, staff_name: 'Kit' },
			{ staff_id: null, staff_name: 'The site' },
			{ staff_id: null, staff_name: 'Ann' },
		])
		await expect(db.deleteFrom('lead_events').execute()).rejects.toThrow('only ever added to')
		await expect(db.deleteFrom('consent_records').execute()).rejects.toThrow('only ever added')
	})

	test('has one row for each text of a page, the one that was shown; the history has the others', async () => {
		const store = await storeOfBefore(fresh)
		const { db } = store
		const row = (id: string, display_order: number) => ({ ...section, id, title: `Of ${id}`, display_order })
		await db
			.insertInto('page_sections')
			.values([row('b', 20), row('a', 20), row('c', 10), { ...row('d', 30), section_name: 'cta' }])
			.execute()
		await migrate(store)
		const left = await db.selectFrom('page_sections').select('id').orderBy('id').execute()
		expect(left).toEqual([{ id: 'c' }, { id: 'd' }])
		const history = db
			.selectFrom('content_history')
			.select(['action', 'before_row', 'staff_name'])
			.orderBy('row_id')
		expect(await history.execute()).toEqual([
			{ action: 'delete', before_row: row('a', 20), staff_name: 'The site' },
			{ action: 'delete', before_row: row('b', 20), staff_name: 'The site' },
		])
	})

	test('does not show a question of a deleted town, as before', async () => {
		const store = await storeOfBefore(fresh)
		const question = faqRow({ audience: 'residential', town_slug: 'atlantis' })
		await store.db.insertInto('faqs').values(question).execute()
		await migrate(store)
		const after = { ...question, town_slug: null, is_active: false }
		expect(await store.db.selectFrom('faqs').selectAll().execute()).toEqual([after])
		const history = store.db.selectFrom('content_history').select(['before_row', 'after_row'])
		expect(await history.execute()).toEqual([{ before_row: question, after_row: after }])
	})
})

describeStore('postgres', 'a server of the previous version', (fresh) => {
	test('goes on taking leads after the migration', async () => {
		const { db } = await fresh()
		const quote = quoteRow()
		const pointer = { form: 'quote', lead_id: quote.id } as const
		await db.transaction().execute(async (trx) => {
			await trx
				.insertInto('submission_keys')
				.values({ ...pointer, key: 'k', created_at: at })
				.execute()
			await trx.insertInto('quote_requests').values(quote).execute()
			await trx.insertInto('lead_work').values(leadWorkRow(at, pointer)).execute()
			await trx.insertInto('consent_records').values(consentRow(pointer)).execute()
			const site = { staff_id: 'site', staff_name: 'The site' }
			const event = { ...pointer, ...happened, ...site, id: 'event', kind: 'no-receipt' } as const
			await trx.insertInto('lead_events').values(event).execute()
		})
		expect(await db.selectFrom('leads').selectAll().execute()).toEqual([
			{ id: quote.id, form: 'quote', created_at: at },
		])
		const events = await db.selectFrom('lead_events').select(['staff_id', 'staff_name']).execute()
		expect(events).toEqual([{ staff_id: null, staff_name: 'The site' }])
	})
})
