import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pickupAreas } from '#db/seed/pickup_areas.ts'
import { startServer } from '#test/server_process.ts'
import { untilIdle } from './cpu.ts'
import { type Asked, percentile } from './sampler.ts'
import { printTable } from './table.ts'

/**
 * Measures the milliseconds to the last byte of every area's calendar: on the first request, then from the cache, then
 * for a single stream, which is rendered on each request. `node bench/feeds.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 5)
const asks: Readonly<Record<string, (slug: string) => string>> = {
	'first request': (slug) => `/calendar/${slug}.ics`,
	'from the cache': (slug) => `/calendar/${slug}.ics`,
	'one stream': (slug) => `/calendar/${slug}.ics?streams=trash`,
	'JSON, first request': (slug) => `/calendar/${slug}.json`,
}
const measured = new Map(Object.keys(asks).map((name) => [name, { asked: [] as Asked[], bytes: 0 }]))

for (let round = 0; round < rounds; round += 1) {
	const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
	const server = await startServer({ DATA_DIR: dataDir })
	// Warm-up: the first request compiles the code.
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
