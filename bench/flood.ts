import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startServer } from '#test/server_process.ts'
import { untilIdle } from './cpu.ts'
import { percentile, sample } from './sampler.ts'
import { median, printTable } from './table.ts'

/**
 * Milliseconds until the cached `/` is served while 32 connections request other addresses as fast as they can. Needs
 * wrk. `node bench/flood.ts [rounds] [seconds]`
 */
const rounds = Number(process.argv[2] ?? 5)
const seconds = Number(process.argv[3] ?? 4)
const run = promisify(execFile)

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
await (await fetch(server.url)).arrayBuffer()
await untilIdle(server.process.pid ?? 0)

/** Lua expressions for the path of the nth request. */
const floods: Readonly<Record<string, string>> = {
	'missing pages': `"/nowhere-" .. n`,
	'missing articles': `"/help/nowhere-" .. n`,
	'variant spellings of one page': `"/%61BOUT?x=" .. n`,
	'parameters of one page': `"/about?x=" .. n`,
	'missing receipts': `"/contact?sent=" .. n`,
}
const measured = new Map(
	['nothing', ...Object.keys(floods)].map((name) => [name, { p50: [] as number[], p99: [] as number[] }]),
)
for (let round = 0; round <= rounds; round += 1) {
	for (const [name, all] of measured) {
		const path = floods[name]
		const times = await sample(server.url, ['/'], path ? flood(path) : setTimeout(seconds * 1000))
		if (round === 0) continue
		all.p50.push(percentile(times, 0.5))
		all.p99.push(percentile(times, 0.99))
	}
}
await server.stop()
rmSync(dataDir, { recursive: true })
printTable(
	['`/`, while 32 connections ask for', 'p50 ms', 'p99 ms'],
	[...measured].map(([name, { p50, p99 }]) => [name, median(p50).toFixed(1), median(p99).toFixed(1)]),
)

async function flood(path: string): Promise<void> {
	const script = join(dataDir, 'flood.lua')
	writeFileSync(
		script,
		`local n = 0\nrequest = function()\n n = n + 1\n return wrk.format("GET", ${path})\nend\n`,
	)
	await run('wrk', ['-t1', '-c32', `-d${seconds}s`, '-s', script, server.url])
}
