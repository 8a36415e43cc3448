import { sampleFacts } from '#test/sample_facts.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Store } from '#db/store.server.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { describeEachStore, describeStore } from '#test/stores.ts'
import { readFilters } from '../inbox/read_filters.server.ts'
import { anonymizeLead, deleteLead } from './forget_lead.server.ts'
import { waitingLeads } from '../inbox/waiting_leads.server.ts'
import { waitingGroups } from '../today/waiting_groups.server.ts'
import { formatDue } from './format_due.ts'
import { listLeads } from '../inbox/lead_list.server.ts'
import { saveLead } from './save_lead.server.ts'

const now = new Date('2026-11-18T17:00:00.000Z')
const person = {
	quote: {
		name: 'Zelda Zimmer',
		email: 'zelda@zimmer.example',
		phone: '970 555 0177',
		address: '9 Zebra Ln',
	},
	rolloff: {
		full_name: 'Zelda Zimmer',
		email: 'zelda@zimmer.example',
		phone: '970 555 0177',
		location: '9 Zebra Ln',
	},
	hoa: {
		contactName: 'Zelda Zimmer',
		email: 'zelda@zimmer.example',
		phone: '970 555 0177',
		address: '9 Zebra Ln',
	},
}
const traces = /zelda|zimmer|zebra|555\D?0177/i

/** Everything in the store, as text. */
async function everything({ db }: Store): Promise<string> {
	const tables = [
		'quote_requests',
		'rolloff_quote_requests',
		'hoa_quote_requests',
		'lead_work',
		'lead_words',
		'lead_events',
		'outbox',
		'consent_records',
		'submission_keys',
	]
	const contents = []
	for (const table of tables)
		contents.push((await sql.raw(`select * from ${table}`).execute(db.withoutPlugins())).rows)
	return JSON.stringify(contents)
}

async function note(store: Store, lead: Awaited<ReturnType<typeof sendLead>>): Promise<void> {
	const edit = { version: 1, was: {}, is: {}, note: 'Zelda calls back.' }
	await saveLead(store, await createStaff(store), lead, edit, now, sampleFacts)
}

describeEachStore('a person who asks to be forgotten', (fresh) => {
	test.each(['quote', 'rolloff', 'hoa'] as const)(
		'leaves no trace in a %s lead that is still counted',
		async (form) => {
			const store = await fresh()
			const owner = await createStaff(store, 'owner')
			const lead = await sendLead(store, form, person[form], now)
			await note(store, lead)
			expect(await everything(store)).toMatch(traces)
			expect(await anonymizeLead(store, owner, lead, now)).toBe(true)
			expect(await everything(store)).not.toMatch(traces)
			const { leads } = await listLeads(store, readFilters(new URLSearchParams()), {
				staffId: owner.id,
				now,
				zoned: sampleFacts,
			})
			expect(leads).toMatchObject([{ lead_id: lead.leadId, form, phone: null, status: 'lost' }])
			expect(await store.db.selectFrom('consent_records').selectAll().execute()).toHaveLength(1)
			expect(await anonymizeLead(store, owner, lead, now)).toBe(true)
		},
	)

	test.each(['quote', 'order', 'service-request'] as const)(
		'SD-175 has no open request left: an open %s is set to lost, still counts as unanswered, and its history says so',
		async (form) => {
			const store = await fresh()
			const owner = await createStaff(store, 'owner', 'Olga')
			const lead = await sendLead(store, form, {}, now)
			const nextDay = new Date('2026-11-19T22:00:00.000Z')
			expect(await waitingLeads(store, nextDay)).toMatchObject({ waiting: 1, overdue: 1 })
			await anonymizeLead(store, owner, lead, nextDay)
			expect(await waitingLeads(store, nextDay)).toMatchObject({ waiting: 0, overdue: 0 })
			expect(await waitingGroups(store, sampleFacts, nextDay)).toEqual([])
			const work = await store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
			expect(work).toMatchObject({ status: 'lost', first_answered_at: null, lost_reason: null })
			expect(formatDue(work, sampleFacts, nextDay).text).toBe('')
			const history = await store.db
				.selectFrom('lead_events')
				.select(['kind', 'from_value', 'to_value', 'staff_name'])
				.where('kind', '=', 'status')
				.execute()
			expect(history).toEqual([{ kind: 'status', from_value: 'new', to_value: 'lost', staff_name: 'Olga' }])
		},
	)

	test.each([
		['contacted', 'lost'],
		['won', 'won'],
		['lost', 'lost'],
		['spam', 'spam'],
	] as const)('SD-175 has a request that was %s left as %s', async (status, left) => {
		const store = await fresh()
		const owner = await createStaff(store, 'owner')
		const lead = await sendLead(store, 'quote', person.quote, now)
		await store.db.updateTable('lead_work').set({ status, lost_reason: 'price' }).execute()
		await anonymizeLead(store, owner, lead, now)
		const work = await store.db.selectFrom('lead_work').selectAll().executeTakeFirstOrThrow()
		expect(work).toMatchObject({ status: left, lost_reason: 'price' })
	})

	test.each(['quote', 'rolloff', 'hoa'] as const)(
		'leaves nothing of a deleted %s lead but the consent',
		async (form) => {
			const store = await fresh()
			const owner = await createStaff(store, 'owner')
			const lead = await sendLead(store, form, person[form], now)
			await note(store, lead)
			expect(await deleteLead(store, owner, lead, now)).toBe(true)
			expect(await everything(store)).not.toMatch(traces)
			expect(
				(
					await listLeads(store, readFilters(new URLSearchParams()), {
						staffId: owner.id,
						now,
						zoned: sampleFacts,
					})
				).leads,
			).toEqual([])
			expect(await store.db.selectFrom('consent_records').selectAll().execute()).toHaveLength(1)
			expect(await deleteLead(store, owner, lead, now)).toBe(false)
		},
	)

	test('may send the same form again afterwards', async () => {
		const store = await fresh()
		const owner = await createStaff(store, 'owner')
		const lead = await sendLead(store, 'quote', person.quote, now)
		await deleteLead(store, owner, lead, now)
		const again = await sendLead(store, 'quote', person.quote, now)
		expect(again.leadId).not.toBe(lead.leadId)
	})

	test('is still recognized by the hash of the number, in case of a dispute', async () => {
		const store = await fresh()
		const owner = await createStaff(store, 'owner')
		for (const phone of ['970 555 0177', '(970) 555-0177', '970 555 0178']) {
			await deleteLead(store, owner, await sendLead(store, 'quote', { ...person.quote, phone }, now), now)
		}
		const rows = await store.db.selectFrom('lead_events').select('to_value').execute()
		expect(new Set(rows.map(({ to_value }) => to_value)).size).toBe(2)
	})
})

describeStore('sqlite', 'the bytes of the store', (fresh) => {
	test('contain no word of a removed person, nor does the log beside the store', async () => {
		const store = await fresh()
		const staff = await createStaff(store, 'owner', 'Olga')
		const { dataDir } = store.connection
		const bytes = () =>
			readdirSync(dataDir)
				.filter((name) => name.startsWith('store.sqlite'))
				.map((name) => readFileSync(join(dataDir, name), 'latin1'))
				.join('')
		const message = 'Zelda Zimmer waits. '.repeat(150)
		const leads = await Promise.all([
			sendLead(store, 'quote', { ...person.quote, message }),
			sendLead(store, 'quote', person.quote),
			sendLead(store, 'rolloff', person.rolloff),
			sendLead(store, 'hoa', person.hoa),
		])
		await store.eraseFreedData()
		expect(bytes()).toMatch(traces)
		for (const lead of leads.slice(0, 1)) expect(await deleteLead(store, staff, lead, now)).toBe(true)
		for (const lead of leads.slice(1)) expect(await anonymizeLead(store, staff, lead, now)).toBe(true)
		expect(bytes()).not.toMatch(traces)
	})
})
