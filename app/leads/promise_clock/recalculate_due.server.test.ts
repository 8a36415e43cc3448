import { expect, onTestFinished, test } from 'vitest'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import { leadWorkRow, insertLeads } from '#test/lead_rows.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { recalculateDue, hoaDuesRecalculated } from './recalculate_due.server.ts'

/** A Saturday at 12:45 PM in Denver, and the midnight that earlier versions counted to. */
const came = '2026-11-21T19:45:00.000Z'
const midnight = '2026-11-24T07:00:00.000Z'
const mondayNoon = '2026-11-23T19:45:00.000Z'

const old = (lead_id: string, changes: Partial<LeadWorkRow> = {}) =>
	leadWorkRow(came, { lead_id, form: 'hoa', due_at: midnight, ...changes })

async function putOldLeads(store: Pick<Store, 'db'>): Promise<LeadWorkRow[]> {
	const leads = [
		old('waits'),
		old('also-waits', { assigned_to: 'somebody', version: 2 }),
		old('answered', { status: 'contacted', first_answered_at: '2026-11-23T16:00:00.000Z' }),
		old('spam', { status: 'spam' }),
		old('of-another-form', { form: 'quote' }),
	]
	await insertLeads(store, leads)
	return leads
}

/** Without their people, towns, answer times and searched texts, which are filled in at some time after the start. */
async function works({ db }: Pick<Store, 'db'>): Promise<LeadWorkRow[]> {
	const rows = await db.selectFrom('lead_work').selectAll().orderBy('lead_id').execute()
	return rows.map((row) => ({ ...row, person_id: null, town: null, answer_seconds: null, text_words: 0 }))
}

async function hub(store: Store): Promise<ContentHub> {
	const content = await openContentHub(store, recordedLog().log)
	onTestFinished(() => content.close())
	return content
}

const byId = (rows: LeadWorkRow[]) => rows.toSorted((one, other) => (one.lead_id < other.lead_id ? -1 : 1))
const anew = (lead: LeadWorkRow): LeadWorkRow =>
	lead.form === 'hoa' && lead.status === 'new'
		? { ...lead, due_at: mondayNoon, queue_order: Date.parse(mondayNoon) }
		: lead

describeEachStore('waiting HOA leads of an earlier version', (fresh) => {
	test('are due by the current rule after the first start, in the queue too; other leads are unchanged', async () => {
		const store = await fresh({ seed: true })
		const leads = await putOldLeads(store)
		const server = await serveStore(store.connection)
		expect(await works(store)).toEqual(byId(leads.map(anew)))
		await server.stop()
		await insertLeads(store, [old('of-an-office-with-other-hours')])
		await serveStore(store.connection)
		const later = (await works(store)).find(({ lead_id }) => lead_id === 'of-an-office-with-other-hours')
		expect(later?.due_at, 'once a store').toBe(midnight)
	}, 60_000)

	test('are recalculated by one of many servers that start at once', async () => {
		const store = await fresh({ seed: true })
		const leads = await putOldLeads(store)
		const start = () => runServer(store.connection, { LOG_LEVEL: 'info' })
		const servers = await Promise.all([start(), start(), start()])
		await Promise.all(servers.map((server) => server.stop()))
		const output = servers.map((server) => server.output()).join('')
		expect(output.match(/"leads":\d+/g)).toEqual(['"leads":2'])
		expect(await works(store)).toEqual(byId(leads.map(anew)))
	}, 60_000)

	test("are recalculated with the office's hours, once those can be read", async () => {
		const store = await fresh({ seed: true })
		await putOldLeads(store)
		const { log, lines } = recordedLog()
		const known = await secretNames(store)
		const content = await hub(store)
		await recalculateDue(store, { current: content.builtIn }, log)
		expect(await secretNames(store)).toEqual(known)
		const facts = { ...content.current.facts, hours: { ...content.current.facts.hours, closes: '12:00' } }
		await recalculateDue(store, { current: { ...content.current, facts } }, log)
		const waits = (await works(store)).find(({ lead_id }) => lead_id === 'waits')
		expect(waits?.due_at).toBe('2026-11-23T19:00:00.000Z')
		expect(lines).toHaveLength(1)
	})

	test('are unchanged if the store fails, and the next start recalculates', async () => {
		const store = await fresh({ seed: true })
		const leads = await putOldLeads(store)
		const content = await hub(store)
		const { log, lines } = recordedLog()
		await store.db.schema.alterTable('lead_work').renameTo('lead_work_away').execute()
		await recalculateDue(store, content, log)
		expect(lines).toMatchObject([{ level: 'error', fields: { error: expect.stringContaining('lead_work') } }])
		await store.db.schema.alterTable('lead_work_away').renameTo('lead_work').execute()
		const marks = store.db.selectFrom('secrets').select('name').where('name', '=', hoaDuesRecalculated)
		expect(await marks.execute()).toEqual([])
		await recalculateDue(store, content, log)
		expect(await works(store)).toEqual(byId(leads.map(anew)))
	})
})

function secretNames({ db }: FreshStore) {
	return db.selectFrom('secrets').select('name').execute()
}
