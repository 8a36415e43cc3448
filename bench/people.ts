import { sql } from 'kysely'
import { findPeople } from '#app/office/people/find_people.server.ts'
import { personPage } from '#app/office/people/person_page.server.ts'
import { findCallers } from '#app/office/phone_request/callers.server.ts'
import { assignWaiting } from '#app/people/assign_waiting.server.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { seedOnce } from '#db/seed.ts'
import type { Store } from '#db/store.server.ts'
import { insertLeads, leadWorkRows } from '#test/lead_rows.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { onBothStores } from './both_stores.ts'
import { median, printTable } from './table.ts'

/**
 * Measures the server's time to assign many requests to their people; then for the list of people during typing, for the
 * callers suggested by phone number, and for a person's page. `node bench/people.ts [requests] [people]`
 */
const requestCount = Number(process.argv[2] ?? 100_000)
const peopleCount = Number(process.argv[3] ?? Math.round(requestCount * 0.4))
const rounds = 9
const now = new Date('2026-11-21T14:00:00.000Z')

const firstNames = ['June', 'Ada', 'José', 'Wren', 'Otto', 'Zelda', 'Ben', 'Kim']
const lastNames = ['Hill', 'Brook', 'Álvarez', 'Singh', 'Ortiz', 'Roy', 'Wu', 'Castillo', 'Brandt']
const phoneOf = (person: number) =>
	`(970) ${String(200 + Math.floor(person / 10_000))}-${String(person % 10_000).padStart(4, '0')}`

const times = new Map<string, Map<Store['kind'], number[]>>()
await onBothStores(async (store) => {
	await seedOnce(store)
	await fill(store)
	await measureAll(store)
})

const shown = (count: number) => count.toLocaleString('en-US')
printTable(
	[
		`${shown(requestCount)} requests of ${shown(peopleCount)} people`,
		'SQLite ms (worst)',
		'PostgreSQL ms (worst)',
	],
	[...times].map(([question, stores]) => [
		question,
		formatTimes(stores.get('sqlite')),
		formatTimes(stores.get('postgres')),
	]),
)

/** Inserts requests that have no person yet, as an upgraded store has them; every 200th is from the first person. */
async function fill(store: Store): Promise<void> {
	const works = leadWorkRows(requestCount, now).map((work, index) => {
		const person = index % 200 === 0 ? 0 : index % peopleCount
		return {
			...work,
			name: `${firstNames[person % firstNames.length]} ${lastNames[person % lastNames.length]} ${person}`,
			email: `neighbor${person}@example.com`,
			phone: phoneOf(person),
		}
	})
	await insertLeads(store, works)
	const began = performance.now()
	await assignWaiting({ store, log: recordedLog().log }, new AbortController().signal)
	addTime(store, 'all requests assigned to their people', performance.now() - began)
	// The stores run this maintenance on their own within minutes of use.
	await sql.raw(store.kind === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(store.db)
}

async function measureAll(store: Store): Promise<void> {
	const content = await openContentHub(store, recordedLog().log)
	const services = { store, content }
	const staff = { id: 'nobody', name: 'Nobody', email: '', role: 'owner' } as const
	const [busy] = (await findPeople(store, 'neighbor0@example.com')).people
	const [usual] = (await findPeople(store, 'neighbor77@example.com')).people
	for (const query of [
		'',
		'j',
		'ju',
		'june',
		'june hill',
		'hill june 970',
		'970',
		'97020',
		'9702000077',
		'0077',
		'zzzz',
	])
		await measure(store, `list, typed: ${query || '(nothing)'}`, () => findPeople(store, query))
	for (const phone of ['9702', '970200', '(970) 200-0077'])
		await measure(store, `callers, typed: ${phone}`, () =>
			findCallers(store, { phone, email: '' }, content.current),
		)
	await measure(store, `page of a person with ${usual?.requests} requests`, () =>
		personPage(services, staff, usual?.id ?? '', ''),
	)
	await measure(store, `page of a person with ${busy?.requests} requests`, () =>
		personPage(services, staff, busy?.id ?? '', ''),
	)
	content.close()
}

async function measure(store: Store, question: string, ask: () => Promise<unknown>): Promise<void> {
	// Warm-up.
	await ask()
	for (let round = 0; round < rounds; round += 1) {
		const began = performance.now()
		await ask()
		addTime(store, question, performance.now() - began)
	}
}

function addTime({ kind }: Store, question: string, ms: number): void {
	const stores = times.get(question) ?? new Map<Store['kind'], number[]>()
	times.set(question, stores.set(kind, [...(stores.get(kind) ?? []), ms]))
}

function formatTimes(measured: readonly number[] = []): string {
	return `${median(measured).toFixed(1)} (${Math.max(...measured).toFixed(1)})`
}
