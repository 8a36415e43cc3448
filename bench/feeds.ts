import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pickupAreas } from '#db/seed/pickup_areas.ts'
import { startServer } from '#test/server_process.ts'
import { untilIdle } from './cpu.ts'
import { type Asked, percentile } from './sampler.ts'
import { printTable } from './table.ts'

/**
 * What a calendar costs: milliseconds to its last byte for every area, the first time a server is asked for it, then
 * from memory, then of one stream, which is made for each request. `node bench/feeds.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 5)
const asks: Readonly<Record<string, (slug: string) => string>> = {
	'the first time': (slug) => `/calendar/${slug}.ics`,
	'from memory': (slug) => `/calendar/${slug}.ics`,
	'one stream': (slug) => `/calendar/${slug}.ics?streams=trash`,
	'JSON, the first time': (slug) => `/calendar/${slug}.json`,
}
const measured = new Map(Object.keys(asks).map((name) => [name, { asked: [] as Asked[], bytes: 0 }]))

for (let round = 0; round < rounds; round += 1) {
	const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
	const server = await startServer({ DATA_DIR: dataDir })
	// The first request of a process compiles what answers it.
	await (await fetch(`${server.url}/calendar`)).text()
	await (await fetch(`${server.url}/calendar/nowhere.ics`)).text()
	await untilIdle(server.process.pid ?? 0)
	for (const [name, path] of Object.entries(asks)) {
		for (const { slug } of pickupAreas) {
			const began = performance.now()
			const body = await (await fetch(server.url + path(slug))).text()
			const found = measured.get(name)
			found?.asked.push({ path: path(slug), etag: '', ms: performance.now() - began })
			if (found) found.bytes = body.length
		}
	}
	await server.stop()
	rmSync(dataDir, { recursive: true })
}

const figure = (value: number) => value.toFixed(1)
printTable(
	['a calendar', 'KB', 'p50 ms', 'p99 ms'],
	[...measured].map(([name, { asked, bytes }]) => [
		name,
		figure(bytes / 1000),
		figure(percentile(asked, 0.5)),
		figure(percentile(asked, 0.99)),
	]),
)
