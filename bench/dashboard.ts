import { sql } from 'kysely'
import { sampleFacts } from '#test/sample_facts.ts'
import { readActivity } from '#app/office/activity/read_activity.server.ts'
import { countPeriod, dashboardFigures } from '#app/office/dashboard/dashboard_page.server.ts'
import { measureRequests } from '#app/office/dashboard/measure_requests.server.ts'
import { periods } from '#app/office/dashboard/period.ts'
import { waitingGroups } from '#app/office/today/waiting_groups.server.ts'
import type { Store } from '#db/store.server.ts'
import { insertLeads, leadWorkRows } from '#test/lead_rows.ts'
import { onBothStores } from './both_stores.ts'
import { median, printTable } from './table.ts'

/**
 * Measures the server's time for the dashboard and the office's first page with many requests, received half an hour apart,
 * on both stores. `node bench/dashboard.ts [requests]`
 */
const count = Number(process.argv[2] ?? 100_000)
const rounds = 9
/** Late in December, so that the period "year" covers almost a whole year, as does the year it is compared with. */
const now = new Date('2026-12-21T19:00:00.000Z')
const pages = ['/contact', '/', '/roll-off-dumpsters', '/hoa-quote', '/residential/windsor', null]
const unread = { ok: false } as const
const current = {
	facts: sampleFacts,
	residentialTowns: unread,
	rolloffTowns: unread,
	pickupAreas: unread,
}

const times = new Map<string, Map<Store['kind'], number[]>>()
await onBothStores(async (store) => {
	await fill(store)
	for (const period of periods)
		await measure(store, `dashboard, ${period}`, async () =>
			dashboardFigures(await countPeriod({ store, content: { current } }, { name: period, day: null }, now)),
		)
	await measure(store, 'what waits', () => waitingGroups(store, sampleFacts, now))
	await measure(store, 'activity', () => readActivity(store.db, { person: null, group: null, cursor: null }))
})

printTable(
	[`${count.toLocaleString('en-US')} requests`, 'SQLite ms (worst)', 'PostgreSQL ms (worst)'],
	[...times].map(([question, stores]) => [
		question,
		formatTimes(stores.get('sqlite')),
		formatTimes(stores.get('postgres')),
	]),
)

async function fill(store: Store): Promise<void> {
	const works = leadWorkRows(count, now).map((work, index) => ({
		...work,
		page: pages[index % pages.length] ?? null,
		...(work.status === 'won' ? ({ amount_cents: 4300, amount_per: 'month' } as const) : {}),
	}))
	await insertLeads(store, works)
	const began = performance.now()
	await measureRequests({ store, content: { current } })
	addTime(store, 'towns and answer times of all', performance.now() - began)
	// The stores run this maintenance on their own within minutes of use.
	await sql.raw(store.kind === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(store.db)
}

async function measure(store: Store, question: string, ask: () => Promise<unknown>): Promise<void> {
	await ask()
	for (let round = 0; round < rounds; round++) {
		const began = performance.now()
		await ask()
		addTime(store, question, performance.now() - began)
	}
}

function addTime({ kind }: Store, question: string, ms: number): void {
	const ofQuestion = times.get(question) ?? new Map<Store['kind'], number[]>()
	times.set(question, ofQuestion)
	ofQuestion.set(kind, [...(ofQuestion.get(kind) ?? []), ms])
}

function formatTimes(ms: readonly number[] = []): string {
	return `${median(ms).toFixed(0)} (${Math.max(...ms).toFixed(0)})`
}
