import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openStore } from '#db/open_store.server.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { createDatabase, dropDatabase } from '#test/postgres_database.ts'
import { startPostgres } from '#test/postgres_server.ts'
import { startServer } from '#test/server_process.ts'
import { post, signIn } from '#test/staff.ts'
import { percentile, sample } from './sampler.ts'
import { csvOf } from './street_file.ts'
import { printTable } from './table.ts'

/**
 * Measures the latency of `/healthz` while the office checks and publishes a street file: a first import, then the same file
 * again, which is compared with the published ranges. `node bench/import_streets.ts [lines]` (needs PostgreSQL)
 */
const lines = Number(process.argv[2] ?? 100_000)
const file = new File([new Uint8Array(await buffer(csvOf(lines)))], 'bench.csv', { type: 'text/csv' })

const postgres = await startPostgres()
const database = await createDatabase(postgres.url)
const rows = [...(await measure('SQLite', undefined)), ...(await measure('PostgreSQL', database.databaseUrl))]
await dropDatabase(postgres.url, database.name)
await postgres.stop()
console.log(`${lines.toLocaleString('en-US')} lines; load ${loadavg()[0]?.toFixed(1)}`)
printTable(['file', 'store', 'seconds', 'p50 ms', 'p99 ms', 'worst ms'], rows)

async function measure(name: string, databaseUrl: string | undefined): Promise<string[][]> {
	const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
	const server = await startServer({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
	const store = await openStore({ dataDir, databaseUrl, appSecret: testAppSecret })
	try {
		const cookie = await signIn({ url: server.url, store }, 'editor')
		// Waits for the search index, which the server builds soon after its start and which is not part of an import.
		await (await fetch(`${server.url}/search?q=cart`)).arrayBuffer()
		const measured: string[][] = []
		for (const which of ['the first', 'the same again']) {
			const began = performance.now()
			const importing = importFile(server.url, cookie)
			const asked = await sample(server.url, ['/healthz'], importing)
			await importing
			const seconds = (performance.now() - began) / 1000
			const ms = [0.5, 0.99, 1].map((share) => percentile(asked, share).toFixed(1))
			measured.push([which, name, seconds.toFixed(1), ...ms])
		}
		return measured
	} finally {
		await server.stop()
		await store.close()
		rmSync(dataDir, { recursive: true })
	}
}

async function importFile(url: string, cookie: string): Promise<void> {
	const body = new FormData()
	body.append('reach', 'all')
	body.append('file', file)
	const headers = { origin: url, cookie }
	const path = '/admin/streets/import'
	const checked = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' })
	const list = checked.headers.get('location')
	if (list === null) throw new Error(`The file was answered with ${checked.status}.`)
	const published = await post(url, list, { intent: 'publish' }, { cookie })
	if (published.status !== 303) throw new Error(`Publishing was answered with ${published.status}.`)
}
