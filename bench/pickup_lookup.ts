import { sql } from 'kysely'
import { noPortals } from '#app/company/portals.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { checkImport } from '#app/office/streets/import/check_import.server.ts'
import { publishImport } from '#app/office/streets/import/publish.server.ts'
import { stageFile } from '#app/office/streets/import/stage_file.server.ts'
import { lookUp } from '#app/pickup/lookup/look_up.server.ts'
import { suggestStreets } from '#app/pickup/lookup/suggest.server.ts'
import { territoryOf } from '#app/pickup/lookup/territory.server.ts'
import { seedOnce } from '#db/seed.ts'
import type { Store } from '#db/store.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { onBothStores } from './both_stores.ts'
import { csvOf, streetColumns, streetName } from './street_file.ts'
import { printTable } from './table.ts'

/**
 * Measures the time from uploading a file of 100,000 (then 200,000) street ranges until the look-up uses them, and the time
 * of a look-up among 200,000, on both stores. `node bench/pickup_lookup.ts [look-ups]`
 */
const rounds = Number(process.argv[2] ?? 3000)

const imports: string[][] = []
const lookUps: string[][] = []
await onBothStores(async (store) => {
	await seedOnce(store)
	for (const count of [100_000, 200_000]) imports.push(await measureImport(store, count))
	await sql.raw(store.kind === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(store.db)
	lookUps.push(...(await measureLookUps(store)))
})
printTable(['ranges', 'store', 'read in s', 'checked in s', 'published in s', 'together s', 'CPU s'], imports)
console.log('')
printTable(['what is asked', 'store', 'p50 ms', 'p99 ms', 'p99 ms of CPU', 'worst ms'], lookUps)

async function measureImport(store: Store, count: number): Promise<string[]> {
	const cpu = process.cpuUsage()
	const times = [performance.now()]
	const actor = { staff: { id: 'bench', name: 'Bench' }, now: new Date() }
	const file = { name: 'bench.csv', content: csvOf(count), isCut: () => false }
	const id = await stageFile(store, file, 'all', actor)
	times.push(performance.now())
	await checkImport(store, id, streetColumns)
	times.push(performance.now())
	const published = await publishImport({ store, log: recordedLog().log }, id, {
		now: new Date(),
		withoutRefused: 0,
	})
	if (!published.ok) throw new Error(published.reason)
	times.push(performance.now())
	const { user, system } = process.cpuUsage(cpu)
	const steps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
	const seconds = [...steps, (times.at(-1) ?? 0) - (times[0] ?? 0), (user + system) / 1000]
	return [count.toLocaleString('en-US'), store.kind, ...seconds.map((ms) => (ms / 1000).toFixed(1))]
}

async function measureLookUps(store: Store): Promise<string[][]> {
	const content = await openContentHub(store, recordedLog().log, noPortals)
	const territory = territoryOf(content.current)
	const street = (at: number) => streetName((at * 7919) % 20_000)
	const number = (at: number) => 1 + ((at * 31) % 999)
	const misspelled = (word: string) => word.slice(0, 3) + word.slice(4)
	const asked: Record<string, (at: number) => Promise<unknown>> = {
		'an address': (at) => lookUp(store, territory, `${number(at)} ${street(at)} St, Windsor, CO 80550`),
		'a misspelled address': (at) => lookUp(store, territory, `${number(at)} ${misspelled(street(at))}`),
		'a street that is not there': (at) => lookUp(store, territory, `${number(at)} Zzyzx ${at} Rd`),
		'suggestions for three letters': (at) =>
			suggestStreets(store, territory, `${number(at)} ${street(at).slice(0, 3)}`),
	}
	const rows: string[][] = []
	for (const [what, ask] of Object.entries(asked)) {
		for (let at = 0; at < 50; at += 1) await ask(at)
		const clock: number[] = []
		const busy: number[] = []
		for (let at = 0; at < rounds; at += 1) {
			const cpu = process.cpuUsage()
			const began = performance.now()
			await ask(at)
			clock.push(performance.now() - began)
			const { user, system } = process.cpuUsage(cpu)
			busy.push((user + system) / 1000)
		}
		const at = (times: number[], share: number) =>
			(times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0).toFixed(2)
		rows.push([what, store.kind, at(clock, 0.5), at(clock, 0.99), at(busy, 0.99), at(clock, 1)])
	}
	content.close()
	return rows
}
