import { sampleFacts } from '#test/sample_facts.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { noPortals } from '#app/company/portals.ts'
import { instantOf } from '#app/company/zoned_time.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { writeReminders } from '#app/pickup/reminders/write_reminders.server.ts'
import { openStore } from '#db/open_store.server.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { createDatabase, dropDatabase } from '#test/postgres_database.ts'
import { startPostgres } from '#test/postgres_server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { startServer } from '#test/server_process.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { percentile, sample } from './sampler.ts'
import { printTable } from './table.ts'

/**
 * Measures the seconds until all reminders that fall due at once are written, on either store, and the latency of pages in
 * the meantime. The writer runs in this process, not in the server's, so that the bench sets the time.
 * `node bench/reminders.ts [subscriptions]`
 */
const subscriptions = Number(process.argv[2] ?? 20_000)
const slug = 'windsor-lake'
const tuesdayEvening = instantOf({ date: '2026-11-17', time: '18:30' }, sampleFacts)
const pages = ['/', '/contact', '/residential', '/help']

const postgres = await startPostgres()
const database = await createDatabase(postgres.url)
const rows = [await measure('SQLite', undefined), await measure('PostgreSQL', database.databaseUrl)]
await dropDatabase(postgres.url, database.name)
await postgres.stop()
printTable(['store', 'reminders', 'seconds', 'page p50 ms', 'page p99 ms'], rows)

async function measure(name: string, databaseUrl: string | undefined): Promise<string[]> {
	const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
	const connection = { dataDir, databaseUrl, appSecret: testAppSecret }
	const server = await startServer({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
	const store = await openStore(connection)
	const area_id = await areaId(store, slug)
	await store.db.updateTable('pickup_areas').set({ weekday: 'Wednesday' }).where('id', '=', area_id).execute()
	await insertSubscriptions(store, subscriptions, { area_id })
	const content = await openContentHub(store, recordedLog().log, noPortals)
	try {
		await sample(server.url, pages, setTimeout(1000))
		const services = { store, content, publicUrl: server.url, wake: () => undefined }
		const began = performance.now()
		const written = writeReminders(services, tuesdayEvening)
		const asked = await sample(server.url, pages, written)
		const seconds = (performance.now() - began) / 1000
		const ms = (share: number) => percentile(asked, share).toFixed(1)
		return [name, `${await written}`, seconds.toFixed(1), ms(0.5), ms(0.99)]
	} finally {
		content.close()
		await server.stop()
		await store.close()
		rmSync(dataDir, { recursive: true })
	}
}
