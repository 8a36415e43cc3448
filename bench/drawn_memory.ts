import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedDrawings, scaleDrawings, sceneDrawings } from '#art/drawings.ts'
import { builtInLivery } from '#art/livery.ts'
import { startServer } from '#test/server_process.ts'
import { untilIdle } from './cpu.ts'
import { printTable } from './table.ts'

/** Measures the server's memory before and after requesting every drawing once, in every composition. `node bench/drawn_memory.ts` */
const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const html = await (await fetch(server.url)).text()
const folder = /data-pictures="([^"]+)"/.exec(html)?.[1] ?? ''
const inFolder = [...sceneDrawings(builtInLivery.towns).keys(), ...scaleDrawings.keys()]
const paths = [...inFolder.map((name) => `${folder}/${name}`), ...fixedDrawings.keys()]
await untilIdle(server.process.pid ?? 0)
const before = megabytes()
let bytes = 0
for (const path of paths) {
	const response = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } })
	if (!response.ok) throw new Error(`${path}: ${response.status}`)
	bytes += Number(response.headers.get('content-length'))
	await response.arrayBuffer()
}
await untilIdle(server.process.pid ?? 0)
const after = megabytes()
await server.stop()
rmSync(dataDir, { recursive: true })
printTable(
	['drawings', 'Brotli MB in all', 'resident MB before', 'after'],
	[[String(paths.length), (bytes / 1e6).toFixed(1), before, after]],
)

function megabytes(): string {
	const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
	return ((Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6).toFixed(0)
}
