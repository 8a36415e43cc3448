import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { anonymizeLead } from '#app/office/requests/forget_lead.server.ts'
import { listLeads } from '#app/office/inbox/lead_list.server.ts'
import { readFilters } from '#app/office/inbox/read_filters.server.ts'
import { saveLead } from '#app/office/requests/save_lead.server.ts'
import type { Store } from '#db/store.server.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { insertLeads, leadWorkRow } from '#test/lead_rows.ts'
import { describeEachStore } from '#test/stores.ts'
import { migrate } from '#db/migrate.ts'
import { recordEvent, theCustomer, theSite } from './change_lead.server.ts'
import { wordRows } from './lead_work.ts'
import { indexTexts } from './index_texts.server.ts'

const now = new Date('2026-11-20T16:15:00.000Z')

async function found(store: Store, query: string): Promise<string[]> {
	const filters = readFilters(new URLSearchParams({ q: query }))
	return (await listLeads(store, filters, { staffId: 'me', now, zoned: sampleFacts })).leads.map(
		({ reference }) => reference,
	)
}

/** Rows as written by a version that did not index texts. */
async function forgetTexts(store: Store): Promise<void> {
	const works = await store.db.selectFrom('lead_work').selectAll().execute()
	await store.db.deleteFrom('lead_words').execute()
	await store.db.insertInto('lead_words').values(works.flatMap(wordRows)).execute()
	await store.db.updateTable('lead_work').set({ text_words: 0 }).execute()
}

describeEachStore('the search in texts', (fresh) => {
	test('SD-77 will reread, after an upgrade, the requests whose customers asked about an offer', async () => {
		const store = await fresh({ migrated: false })
		await migrate(store, { upTo: '0018_standing_containers' })
		const work = { form: 'quote', text_words: 1 } as const
		const leads = ['asked', 'silent'].map((lead_id) => leadWorkRow(now.toISOString(), { ...work, lead_id }))
		await insertLeads(store, leads)
		const [asked, silent] = [
			{ form: 'quote', leadId: 'asked' } as const,
			{ form: 'quote', leadId: 'silent' } as const,
		]
		await recordEvent(store.db, theCustomer, { kind: 'question', lead: asked, note: 'Is it locked?' }, now)
		await recordEvent(store.db, theSite, { kind: 'no-receipt', lead: silent }, now)
		await migrate(store)
		const unread = store.db.selectFrom('lead_work').select('lead_id').where('text_words', '=', 0)
		expect(await unread.execute()).toEqual([{ lead_id: 'asked' }])
	})

	test('SD-77 finds a request by its message and notes, an older one once it is indexed, and none that is anonymized', async () => {
		const store = await fresh()
		const owner = await createStaff(store, 'owner')
		const lead = await sendLead(store, 'quote', { message: 'The gate is behind the Cottonwood.' }, now)
		const other = await sendLead(store, 'quote', { name: 'Ada Quist', message: 'Hello there' }, now)
		await saveLead(
			store,
			owner,
			lead,
			{ version: 1, was: {}, is: {}, note: 'Brings a Wheelbarrow.' },
			now,
			sampleFacts,
		)
		expect(await found(store, 'COTTONW')).toEqual([lead.reference])
		expect(await found(store, 'wheelbarrow gate')).toEqual([lead.reference])
		expect(await found(store, 'hello quist')).toEqual([other.reference])

		await forgetTexts(store)
		expect(await found(store, 'cottonwood')).toEqual([])
		const { log } = recordedLog()
		const stopped = new AbortController()
		stopped.abort()
		expect(await indexTexts({ store, log }, stopped.signal)).toBe(0)
		const { signal } = new AbortController()
		const both = await Promise.all([indexTexts({ store, log }, signal), indexTexts({ store, log }, signal)])
		expect(both[0] + both[1]).toBe(2)
		expect(await indexTexts({ store, log }, signal)).toBe(0)
		expect(await found(store, 'cottonwood wheelbarrow')).toEqual([lead.reference])

		await forgetTexts(store)
		await anonymizeLead(store, owner, lead, now)
		await indexTexts({ store, log }, signal)
		expect(await found(store, 'cottonwood')).toEqual([])
		expect(await found(store, 'wheelbarrow')).toEqual([])
	})
})
