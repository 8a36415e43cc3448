import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anonymizeLead, deleteLead } from '#app/office/requests/forget_lead.server.ts'
import { recordEvent } from '#app/leads/change_lead.server.ts'
import { leadWorkRow, insertLeads } from '#test/lead_rows.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { insertMails } from '#test/outbox_rows.ts'
import { consentRow, faqRow, leadRow, quoteRow, staffRow } from '#test/rows.ts'
import { describeEachStore } from '#test/stores.ts'
import type { Store } from './store.server.ts'

const now = new Date('2026-11-18T17:00:00.000Z')
const created_at = now.toISOString()

/** Columns that refer to another table without a foreign key, and why. */
const withoutKey = new Map([
	['content_drafts.row_id', 'a row of any table, or one that is not there yet'],
	['content_history.row_id', 'a row of any table, which may be gone'],
	['jobs.subject_id', 'a row of any table, which takes its job along by a trigger'],
	['outbox.message_id', 'the mail itself'],
	['page_sections.page_slug', 'a page, which is no row'],
	['pickup_area_slugs.area_id', 'an area, which may be gone'],
	['pickup_reminders.area_id', 'the area that the reminder spoke of, which may be gone'],
	['planned_changes.row_id', 'a row of any table, which may be gone or not there yet'],
	['rolloff_quote_requests.town_slug', 'the page that somebody was on, which may be gone'],
	['staff_passwords.account_id', 'an account elsewhere'],
	['staff_passwords.provider_id', 'an account elsewhere'],
	['street_imports.previous_id', 'the list before, which is removed once nothing goes back to it'],
])

describeEachStore('a column that refers to rows', (fresh) => {
	test('has a foreign key, unless it is listed here with the reason', async () => {
		const store = await fresh()
		const tables = await store.db.introspection.getTables()
		const pointing = tables
			.filter(({ isView }) => !isView)
			.flatMap(({ name, columns }) =>
				columns
					.filter(
						(column) =>
							column.name.endsWith('_id') || ['town_slug', 'page_slug', 'assigned_to'].includes(column.name),
					)
					.map((column) => `${name}.${column.name}`),
			)
		const keyed = await columnsWithKey(store)
		expect(pointing.filter((column) => !keyed.has(column)).toSorted()).toEqual([...withoutKey.keys()])
		for (const form of ['quote', 'rolloff', 'hoa'])
			expect(keyed).toContain(`${form === 'quote' ? '' : `${form}_`}quote_requests.id`)
	})
})

describeEachStore('a row with a missing reference', (fresh) => {
	test("is refused, for an unknown lead as for another form's lead", async () => {
		const { db } = await fresh()
		const lead = leadRow({ form: 'hoa' })
		await db.insertInto('leads').values(lead).execute()
		await insertMails({ db }, 1)
		for (const lead_id of ['never came', lead.id]) {
			const pointer = { form: 'quote', lead_id } as const
			const nobody = {
				version: null,
				staff_id: null,
				staff_name: 'Kit',
				from_value: null,
				to_value: null,
				note: null,
			}
			const refused = [
				db.insertInto('consent_records').values(consentRow(pointer)),
				db.insertInto('lead_work').values(leadWorkRow(created_at, pointer)),
				db.insertInto('lead_events').values({ ...pointer, ...nobody, created_at, id: 'event', kind: 'note' }),
				db.updateTable('outbox').set(pointer),
			]
			for (const change of refused) await expect(change.execute()).rejects.toThrow(/foreign key/i)
		}
		const key = db
			.insertInto('submission_keys')
			.values({ form: 'quote', lead_id: lead.id, created_at, key: 'key' })
		await expect(key.execute()).rejects.toThrow(/foreign key/i)
		await expect(db.insertInto('quote_requests').values(quoteRow()).execute()).rejects.toThrow(/foreign key/i)
		const word = db.insertInto('lead_words').values({ word: 'june', lead_id: lead.id })
		await expect(word.execute()).rejects.toThrow(/foreign key/i)
		const form = sql`insert into leads (id, form, created_at) values ('id', 'survey', ${created_at})`
		await expect(form.execute(db)).rejects.toThrow(/foreign key/i)
		const question = db.insertInto('faqs').values(faqRow({ town_slug: 'atlantis' }))
		await expect(question.execute()).rejects.toThrow(/foreign key/i)
	})

	test('a duplicate text of a page is refused', async () => {
		const { db } = await fresh({ seed: true })
		const rows = await db.selectFrom('page_sections').selectAll().execute()
		const [row] = rows
		if (!row) throw new Error('No section was seeded.')
		const again = db.insertInto('page_sections').values({ ...row, id: 'again' })
		await expect(again.execute()).rejects.toThrow(/unique/i)
	})
})

describeEachStore('deleting a referenced row', (fresh) => {
	test('a deleted lead leaves its consent and its history, and no other row', async () => {
		const store = await fresh()
		const owner = await createStaff(store, 'owner')
		const lead = await sendLead(store, 'quote', {}, now)
		expect(await deleteLead(store, owner, lead, now)).toBe(true)
		const left = await rowsOfLead(store, lead.leadId)
		expect(left).toEqual({ leads: 1, consent_records: 1, lead_events: 1 })
		await expect(store.db.deleteFrom('leads').execute()).rejects.toThrow(/foreign key/i)
	})

	test('an inbox row is deleted with all its search words', async () => {
		const store = await fresh()
		const lead = await sendLead(store, 'hoa', {}, now)
		await store.db
			.insertInto('lead_words')
			.values({ word: 'of-another-version', lead_id: lead.leadId })
			.execute()
		await store.db.deleteFrom('lead_work').where('lead_id', '=', lead.leadId).execute()
		expect(await store.db.selectFrom('lead_words').selectAll().execute()).toEqual([])
	})

	test('somebody who asks to be forgotten is not found by words of an earlier version either', async () => {
		const store = await fresh()
		const lead = await sendLead(store, 'quote', { name: 'Zelda Zimmer' }, now)
		await store.db.insertInto('lead_words').values({ word: 'zeldazimmer', lead_id: lead.leadId }).execute()
		expect(await anonymizeLead(store, await createStaff(store, 'owner'), lead, now)).toBe(true)
		const words = await store.db.selectFrom('lead_words').select('word').execute()
		expect(words.filter(({ word }) => word.includes('zelda'))).toEqual([])
	})

	test('deleting staff unassigns their leads; those with a history cannot be deleted', async () => {
		const store = await fresh()
		const [gone, doer] = [staffRow(), staffRow()]
		await store.db.insertInto('staff').values([gone, doer]).execute()
		await insertLeads(store, [leadWorkRow(created_at, { assigned_to: gone.id })])
		await recordEvent(store.db, doer, { kind: 'export', lead: null }, now)
		await store.db.deleteFrom('staff').where('id', '=', gone.id).execute()
		expect(await store.db.selectFrom('lead_work').select('assigned_to').execute()).toEqual([
			{ assigned_to: null },
		])
		await expect(store.db.deleteFrom('staff').where('id', '=', doer.id).execute()).rejects.toThrow(
			/foreign key/i,
		)
	})

	test("a town's new address is updated in its questions, and a town with questions cannot be deleted", async () => {
		const { db } = await fresh({ seed: true })
		await db
			.insertInto('faqs')
			.values(faqRow({ id: 'of-windsor', town_slug: 'windsor' }))
			.execute()
		await db
			.updateTable('residential_towns')
			.set({ slug: 'new-windsor' })
			.where('slug', '=', 'windsor')
			.execute()
		const moved = db.selectFrom('faqs').select('town_slug').where('id', '=', 'of-windsor')
		expect(await moved.execute()).toEqual([{ town_slug: 'new-windsor' }])
		const end = db.deleteFrom('residential_towns').where('slug', '=', 'new-windsor')
		await expect(end.execute()).rejects.toThrow(/foreign key/i)
	})
})

/** All columns, as `table.column`, that are part of a foreign key. */
async function columnsWithKey({ kind, db }: Store): Promise<Set<string>> {
	const query =
		kind === 'sqlite'
			? sql<{ name: string }>`select m.name || '.' || k."from" as name
				from sqlite_schema m, pragma_foreign_key_list(m.name) k where m.type = 'table'`
			: sql<{ name: string }>`select conrelid::regclass || '.' || attname as name
				from pg_constraint, pg_attribute
				where contype = 'f' and attrelid = conrelid and attnum = any (conkey)`
	return new Set((await query.execute(db)).rows.map(({ name }) => name))
}

/** The number of rows per table that belong to this lead. */
async function rowsOfLead({ db }: Store, leadId: string): Promise<Record<string, number>> {
	const counts: Record<string, number> = {}
	for (const { name, columns } of await db.introspection.getTables()) {
		const isForm = name === 'leads' || name.endsWith('quote_requests')
		const column = isForm ? 'id' : 'lead_id'
		if (!columns.some((one) => one.name === column)) continue
		const { rows } = await sql`select 1 from ${sql.table(name)} where ${sql.ref(column)} = ${leadId}`.execute(
			db,
		)
		if (rows.length > 0) counts[name] = rows.length
	}
	return counts
}
