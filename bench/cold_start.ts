import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/free_port.ts'
import { startServer } from '#test/server_process.ts'
import { median, printTable } from './table.ts'

/**
 * Measures the time from starting the process to the last byte of the first page, with an empty data folder (the
 * store is created and seeded) and with an existing store. `node bench/cold_start.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 7)
const times = { 'new store': [] as number[], 'existing store': [] as number[] }

for (let round = 0; round < rounds; round += 1) {
	const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
	for (const kind of ['new store', 'existing store'] as const) {
		const PORT = String(await freePort())
		const began = performance.now()
		const server = await startServer({ DATA_DIR: dataDir, PORT })
		await (await fetch(server.url)).arrayBuffer()
		times[kind].push(performance.now() - began)
		await server.stop()
	}
	rmSync(dataDir, { recursive: true })
}
printTable(
	['cold start to the first page', 'median ms', 'slowest ms'],
	Object.entries(times).map(([kind, all]) => [kind, median(all).toFixed(0), Math.max(...all).toFixed(0)]),
)
