import { sampleFacts } from '#test/sample_facts.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { wordRows } from '#app/leads/lead_work.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import { sendLead } from '#test/office_leads.ts'
import { leadWorkRow, leadWorkRows, insertLeads } from '#test/lead_rows.ts'
import { describeEachStore } from '#test/stores.ts'
import { readFilters } from './read_filters.server.ts'
import { waitingLeads } from './waiting_leads.server.ts'
import { listLeads, neighborLeads } from './lead_list.server.ts'

const now = new Date('2026-11-23T18:00:00.000Z')
const viewer = { staffId: 'me', now, zoned: sampleFacts }

async function put(store: Store, rows: LeadWorkRow[]): Promise<void> {
	await insertLeads(store, rows)
	for (let at = 0; at < rows.length; at += 500) {
		const words = rows.slice(at, at + 500).flatMap(wordRows)
		await store.db.insertInto('lead_words').values(words).execute()
	}
}

function ask(store: Store, search: string, size = 50) {
	return listLeads(store, readFilters(new URLSearchParams(search)), viewer, size)
}

async function names(store: Store, search: string): Promise<string[]> {
	return (await ask(store, search)).leads.map(({ name }) => name)
}

/** Leads by name, with their properties. */
function some(): LeadWorkRow[] {
	return [
		leadWorkRow('2026-11-20T22:30:00.000Z', {
			name: 'Overdue',
			due_at: '2026-11-23T15:30:00.000Z',
			form: 'quote',
		}),
		leadWorkRow('2026-11-19T22:30:00.000Z', {
			name: 'Long overdue',
			due_at: '2026-11-20T15:30:00.000Z',
			form: 'hoa',
		}),
		leadWorkRow('2026-11-23T17:00:00.000Z', {
			name: 'Waiting',
			due_at: '2026-11-23T19:00:00.000Z',
			form: 'rolloff',
		}),
		leadWorkRow('2026-11-23T16:00:00.000Z', {
			name: 'Answered',
			status: 'contacted',
			assigned_to: 'me',
			form: 'quote',
		}),
		leadWorkRow('2026-11-22T16:00:00.000Z', { name: 'Won', status: 'won', assigned_to: 'ana', form: 'hoa' }),
		leadWorkRow('2026-11-23T17:30:00.000Z', { name: 'Spam', status: 'spam', form: 'quote' }),
	]
}

describeEachStore('the inbox', (fresh, kind) => {
	test('overdue leads come first, then waiting ones, then the rest, newest first', async () => {
		const store = await fresh()
		await put(store, some())
		expect(await names(store, '')).toEqual(['Long overdue', 'Overdue', 'Waiting', 'Answered', 'Won'])
		expect(await names(store, 'sort=newest')).toEqual([
			'Waiting',
			'Answered',
			'Won',
			'Overdue',
			'Long overdue',
		])
		expect(await names(store, 'sort=name')).toEqual(['Answered', 'Long overdue', 'Overdue', 'Waiting', 'Won'])
	})

	test('requests of one night, which are due at the same time, are listed as they came', async () => {
		const store = await fresh()
		const night = Date.parse('2026-11-24T03:00:00.000Z')
		const inTurn = ['Ash', 'Elm', 'Fir', 'Oak', 'Yew', 'Bay']
		for (const [turn, name] of inTurn.entries())
			await sendLead(store, 'quote', { name }, new Date(night + turn * 60_000))
		expect(await names(store, '')).toEqual(inTurn)
	})

	test('filters and search words restrict the list', async () => {
		const store = await fresh()
		await put(store, some())
		for (const [search, expected] of [
			['overdue=1', ['Long overdue', 'Overdue']],
			['status=spam', ['Spam']],
			['status=won&form=hoa', ['Won']],
			['form=quote', ['Overdue', 'Answered']],
			['who=me', ['Answered']],
			['who=ana', ['Won']],
			['who=nobody&form=hoa', ['Long overdue']],
			['who=stranger', []],
			['q=OVERDUE', ['Long overdue', 'Overdue']],
			['q=overdue+long', ['Long overdue']],
			['q=verdue', []],
			['q=%25', []],
			["q=' or 1=1 --", []],
			[
				'status=nonsense&sort=nonsense&after=nonsense',
				['Long overdue', 'Overdue', 'Waiting', 'Answered', 'Won'],
			],
		] as const) {
			expect(await names(store, search), search).toEqual(expected)
		}
	})

	test('SD-71 a follow-up is sorted before everything that is due on its day, and is not counted as waiting', async () => {
		const store = await fresh()
		await put(store, [
			...some(),
			leadWorkRow('2026-11-10T16:00:00.000Z', {
				name: 'Planned',
				status: 'contacted',
				follow_up_on: '2026-11-30',
			}),
			leadWorkRow('2026-11-11T16:00:00.000Z', {
				name: 'Back today',
				status: 'contacted',
				follow_up_on: '2026-11-23',
			}),
			leadWorkRow('2026-11-12T16:00:00.000Z', { name: 'Done', status: 'won', follow_up_on: null }),
		])
		expect(await names(store, '')).toEqual([
			'Long overdue',
			'Back today',
			'Overdue',
			'Waiting',
			'Planned',
			'Answered',
			'Won',
			'Done',
		])
		expect(await names(store, 'overdue=1')).toEqual(['Long overdue', 'Overdue'])
		expect(await names(store, 'plan=today')).toEqual(['Long overdue', 'Back today', 'Overdue', 'Waiting'])
		expect(await names(store, 'plan=follow-up')).toEqual(['Back today', 'Planned'])
		expect(await waitingLeads(store, now)).toEqual({ waiting: 3, overdue: 2, aside: 0 })
	})

	test('SD-73 finds the leads before and after a lead’s place in a list, even after that lead has left the list', async () => {
		const store = await fresh()
		const rows = some()
		await put(store, rows)
		const filters = readFilters(new URLSearchParams('status=new'))
		const overdue = rows[0] as LeadWorkRow
		const at = { leadId: overdue.lead_id, value: overdue.queue_order }
		const nameOf = (id: string | undefined) => rows.find(({ lead_id }) => lead_id === id)?.name
		for (const status of ['new', 'contacted'] as const) {
			await store.db.updateTable('lead_work').set({ status }).where('lead_id', '=', overdue.lead_id).execute()
			const { previous, next } = await neighborLeads(store, filters, at, viewer)
			expect([nameOf(previous?.leadId), nameOf(next?.leadId)]).toEqual(['Long overdue', 'Waiting'])
		}
		const first = { leadId: rows[1]?.lead_id ?? '', value: rows[1]?.queue_order ?? 0 }
		expect((await neighborLeads(store, filters, first, viewer)).previous).toBeNull()
	})

	test('page by page, every list shows every lead once, also while others are added and removed', async () => {
		const store = await fresh()
		// Some have the same time or name, so that only the id orders them.
		const rows = leadWorkRows(2400, now).map((row, index) =>
			leadWorkRow(index % 5 ? row.created_at : '2026-11-20T15:00:00.000Z', {
				...row,
				...(index % 7 ? {} : { due_at: '2026-11-20T15:00:00.000Z' }),
			}),
		)
		await put(store, rows)
		for (const [at, search] of [
			'',
			'sort=newest',
			'sort=name',
			'status=lost',
			'q=windsor',
			'q=windsor&sort=name&who=nobody',
		].entries()) {
			const whole = await ask(store, search, 5000)
			expect(whole.next).toBeNull()
			const filters = readFilters(new URLSearchParams(search))
			const pages: string[][] = []
			for (let cursor = filters.cursor, turn = 0; turn < 60; turn += 1) {
				const page = await listLeads(store, { ...filters, cursor }, viewer)
				pages.push(page.leads.map(({ lead_id }) => lead_id))
				if (turn === 2)
					await put(store, [leadWorkRow('2026-11-23T17:59:00.000Z', { name: 'A newcomer' }, 9990 + at)])
				if (page.next === null) break
				cursor = page.next
			}
			const seen = pages.flat()
			const expected = new Set(whole.leads.map(({ lead_id }) => lead_id))
			expect(new Set(seen).size, search).toBe(seen.length)
			expect(
				seen.filter((id) => expected.has(id)),
				search,
			).toHaveLength(expected.size)
		}
	})

	test('every list pages back the same way, and to a full first page', async () => {
		const store = await fresh()
		await put(store, leadWorkRows(1200, now))
		for (const search of ['', 'sort=newest', 'sort=name', 'q=windsor']) {
			const filters = readFilters(new URLSearchParams(search))
			const idsOf = (page: Awaited<ReturnType<typeof listLeads>>) => page.leads.map((lead) => lead.lead_id)
			const first = await listLeads(store, filters, viewer)
			const second = await listLeads(store, { ...filters, cursor: first.next }, viewer)
			const third = await listLeads(store, { ...filters, cursor: second.next }, viewer)
			expect([first.leads.length, second.leads.length, first.previous], search).toEqual([50, 50, null])
			expect(third.leads.length).toBeGreaterThan(0)
			const back = await listLeads(store, { ...filters, cursor: third.previous }, viewer)
			expect(idsOf(back), search).toEqual(idsOf(second))
			expect(back.next).toEqual(second.next)
			expect(await listLeads(store, { ...filters, cursor: back.previous }, viewer), search).toEqual(first)
			const [top] = back.leads
			await store.db
				.deleteFrom('lead_work')
				.where('lead_id', '=', idsOf(first)[3] ?? '')
				.execute()
			const short = await listLeads(store, { ...filters, cursor: back.previous }, viewer)
			expect([short.leads.length, short.leads.at(-1)?.lead_id], search).toEqual([50, top?.lead_id])
			expect(short.previous).toBeNull()
		}
	})

	test('a page is read from the index of its order, with any filters', async () => {
		const store = await fresh()
		await put(store, leadWorkRows(3000, now))
		await sql.raw(kind === 'sqlite' ? 'analyze' : 'vacuum analyze lead_work').execute(store.db)
		const plans = await plansOf(store, [
			['queue_order', 'lead_work_queue'],
			['created_at', 'lead_work_newest'],
			['search_text', 'lead_work_name'],
		])
		for (const { index, plan } of plans) {
			// PostgreSQL uses an index-only scan only after a vacuum of every page, which other tests can delay.
			const scan = kind === 'sqlite' ? `COVERING INDEX ${index}` : `Index (Only )?Scan using ${index}`
			expect(plan).toMatch(new RegExp(scan))
			expect(plan).not.toMatch(/Sort|TEMP B-TREE/)
		}
	})
})

/** The query plan of a page in each order. Sorting is disabled because PostgreSQL would prefer it for so few rows. */
async function plansOf({ db, kind }: Store, orders: [string, string][]) {
	return db.transaction().execute(async (trx) => {
		if (kind === 'postgres') {
			await sql`set local enable_sort = off`.execute(trx)
			await sql`set local enable_bitmapscan = off`.execute(trx)
		}
		const plans = []
		for (const [column, index] of orders) {
			const { rows } = await sql
				.raw(
					`${kind === 'sqlite' ? 'explain query plan' : 'explain'} select lead_id, ${column} from lead_work
						where status != 'spam' and form = 'hoa' and assigned_to is null and queue_order < 90000000000000
						order by ${column}, lead_id limit 51`,
				)
				.execute(trx)
			plans.push({ index, plan: JSON.stringify(rows) })
		}
		return plans
	})
}
