import { loadavg } from 'node:os'
import { sql } from 'kysely'
import { openContentHub } from '#app/content/open_content.server.ts'
import { stopsKept } from '#app/office/dashboard/stop_figures.server.ts'
import { periodOf } from '#app/office/dashboard/period.ts'
import { dayPage } from '#app/office/stops/day_page.server.ts'
import { exportStops } from '#app/office/stops/export_stops.server.ts'
import { stopsToday } from '#app/office/today/stops_today.server.ts'
import { stopKinds } from '#app/stops/stop_kinds.ts'
import { seedOnce } from '#db/seed.ts'
import type { StopKind, StopRow } from '#db/stop_rows.ts'
import type { Store } from '#db/store.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { stopRow } from '#test/rows.ts'
import { onBothStores } from './both_stores.ts'
import { printTable } from './table.ts'

/**
 * Measures the server's time for a day's sheet, the stops on Today, a day's CSV and the share done on time, with 200 stops a
 * day, some of them overdue, on both stores. `node bench/stops.ts [stops]`
 */
const count = Number(process.argv[2] ?? 400_000)
const perDay = 200
const rounds = 200
const now = new Date('2026-11-25T14:00:00.000Z')
const today = civilDay('2026-11-25')
const kinds = Object.keys(stopKinds) as StopKind[]
const streets = ['Maple St', '4th St', '5th St', 'Elm St', 'County Road 13', 'Oak Ave']
const towns = ['Windsor', 'Greeley', 'Fort Collins', 'Loveland']

const times = new Map<string, Map<Store['kind'], number[]>>()
await onBothStores(async (store) => {
	await seedOnce(store)
	await fill(store)
	await measureAll(store)
})

const p99 = (measured: readonly number[] = []) =>
	(measured.toSorted((a, b) => a - b)[Math.ceil(measured.length * 0.99) - 1] ?? Number.NaN).toFixed(1)
printTable(
	[
		`${count.toLocaleString('en-US')} stops, load ${loadavg()[0]?.toFixed(1)}`,
		'SQLite p99 ms',
		'PostgreSQL p99 ms',
	],
	[...times].map(([question, stores]) => [question, p99(stores.get('sqlite')), p99(stores.get('postgres'))]),
)

/** Inserts the stops: those before today are done except a few, and 30 days ahead are planned. */
async function fill(store: Store): Promise<void> {
	const areas = await store.db.selectFrom('pickup_areas').select('id').orderBy('id').execute()
	await store.db
		.updateTable('rolloff_sizes')
		.set({ included_days: 7 })
		.where('id', '=', 'rolloff-20-yard')
		.execute()
	const first = addDays(today, 30 - Math.ceil(count / perDay))
	for (let at = 0; at < count; at += 1000) {
		const rows = Array.from({ length: Math.min(1000, count - at) }, (_, index) =>
			stopAt(at + index, first.date, areas),
		)
		await store.db.transaction().execute(async (trx) => {
			for (let part = 0; part < rows.length; part += 100)
				await trx
					.insertInto('stops')
					.values(rows.slice(part, part + 100))
					.execute()
		})
	}
	// The stores run this maintenance on their own within minutes of use.
	await sql.raw(store.kind === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(store.db)
}

function stopAt(index: number, first: string, areas: readonly { id: string }[]): StopRow {
	const day = addDays(civilDay(first), Math.floor(index / perDay)).date
	const isPast = day < today.date
	const state = !isPast
		? 'planned'
		: index % 50 === 0
			? 'taken-back'
			: index % 9973 === 0
				? 'planned'
				: 'done'
	const kind = kinds[index % kinds.length] ?? 'repair'
	const site = siteOf(index, kind)
	return stopRow({
		kind,
		day,
		promised_on: day,
		follows_route: stopKinds[kind].onRoute,
		area_id: areas[(index * 7) % areas.length]?.id ?? null,
		address: `${site} ${streets[site % streets.length]}, ${towns[site % towns.length]}`,
		phone: '(970) 555-0142',
		container_id: kind.endsWith('container') ? 'rolloff-20-yard' : null,
		state,
		done_at: state === 'done' ? `${day}T18:00:00.000Z` : null,
		was_on_time: state === 'done' ? index % 10 !== 0 : null,
	})
}

/** The number of the stop's address. A container is delivered, swapped after 5 days and picked up after 10, so some 170 are out at once. */
function siteOf(index: number, kind: StopKind): number {
	const days = { 'swap-container': 5, 'pick-up-container': 10 }[kind as string] ?? 0
	return Math.floor((index - days * perDay) / kinds.length) + (kind.endsWith('container') ? 0 : index)
}

async function measureAll(store: Store): Promise<void> {
	const content = await openContentHub(store, recordedLog().log)
	const services = { store, content }
	const { facts } = content.current
	await measure(store, 'today’s sheet', () => dayPage(services, null, now))
	await measure(store, 'the sheet of a day to come', () => dayPage(services, '2026-12-01', now))
	await measure(store, 'the stops of Today', () => stopsToday(services, now))
	await measure(store, 'a day as CSV', async () => {
		for await (const piece of exportStops(services, '2026-12-01')) if (piece === '') return
	})
	await measure(store, 'done on the day promised, this year', () =>
		stopsKept(store, periodOf('year', now, facts), now, facts),
	)
	content.close()
}

async function measure(store: Store, question: string, work: () => Promise<unknown>): Promise<void> {
	const measured: number[] = []
	for (let round = 0; round < rounds + 5; round += 1) {
		const began = performance.now()
		await work()
		// The first five rounds are a warm-up.
		if (round >= 5) measured.push(performance.now() - began)
	}
	const stores = times.get(question) ?? new Map<Store['kind'], number[]>()
	times.set(question, stores.set(store.kind, measured))
}
