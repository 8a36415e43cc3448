import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { frontAddress, startFront } from '#test/front.ts'
import { freePort } from '#test/free_port.ts'
import { startServer } from '#test/server_process.ts'
import { untilIdle } from './cpu.ts'
import { newVisits, type Visits } from './new_visits.ts'
import { median, printTable } from './table.ts'

/**
 * Measures the milliseconds until the cached `/` and a POST to `/contact` are answered on a new connection while 200 other
 * connections send requests as fast as they are answered: directly, and through nginx. Needs nginx and wrk.
 * `node bench/flood.ts [rounds] [seconds]`
 */
const rounds = Number(process.argv[2] ?? 3)
const seconds = Number(process.argv[3] ?? 4)
const connections = 200
const run = promisify(execFile)

/** Lua expressions for the path of the nth request and for its headers. */
const floods: Readonly<Record<string, [path: string, headers?: string]>> = {
	'missing pages': [`"/nowhere-" .. n`],
	'missing pages, as browsers do': [`"/nowhere-" .. n`, `{ ["Accept"] = "text/html,*/*" }`],
	'missing pages, a connection each': [`"/nowhere-" .. n`, `{ ["Connection"] = "close" }`],
	'data of missing pages': [`"/nowhere-" .. n .. ".data"`],
	'missing articles': [`"/help/nowhere-" .. n`],
	'variant spellings of one page': [`"/%61BOUT?x=" .. n`],
	'parameters of one page': [`"/about?x=" .. n`],
	'missing receipts': [`"/contact?sent=" .. n`],
}

const folder = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const rows: string[][] = []
for (const kind of ['directly', 'through nginx'] as const) rows.push(...(await measure(kind)))
rmSync(folder, { recursive: true })
console.log(`${rounds} rounds of ${seconds} s; load ${loadavg()[0]?.toFixed(1)}`)
printTable(
	[
		`on a new connection, while ${connections} connections ask for`,
		'`/` p50 ms',
		'p99',
		'form p50 ms',
		'p99',
	],
	rows,
)

async function measure(kind: 'directly' | 'through nginx'): Promise<string[][]> {
	const address = await frontAddress()
	const app = await startServer({
		DATA_DIR: join(folder, kind),
		PORT: String(await freePort()),
		...(kind === 'through nginx' && { PUBLIC_URL: address.url, TRUSTED_PROXIES: '127.0.0.1' }),
	})
	const front = kind === 'through nginx' ? await startFront(address, [new URL(app.url).host]) : null
	const url = (front ?? app).url.replace('localhost', '127.0.0.1')
	const host = new URL((front ?? app).url).host
	const measured = new Map(['nothing', ...Object.keys(floods)].map((name) => [name, [] as Visits[]]))
	await untilIdle(app.process.pid ?? 0)
	for (let round = 0; round <= rounds; round += 1) {
		for (const [name, all] of measured) {
			const visits = await newVisits({ url, host }, flood(url, host, floods[name]))
			// The first round is a warm-up.
			if (round > 0 || rounds === 0) all.push(visits)
		}
	}
	await front?.stop()
	await app.stop()
	return [...measured].map(([name, all]) => [
		`${name}, ${kind}`,
		...(['page', 'form'] as const).flatMap((of) =>
			[0.5, 0.99].map((share) => median(all.map((visits) => quantile(visits[of], share))).toFixed(1)),
		),
	])
}

function quantile(times: readonly number[], share: number): number {
	const sorted = times.toSorted((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

async function flood(
	url: string,
	host: string,
	[path, headers = '{}']: [path: string, headers?: string] | [] = [],
): Promise<void> {
	if (path === undefined) return setTimeout(seconds * 1000)
	const script = join(folder, 'flood.lua')
	writeFileSync(
		script,
		`local n = 0\nlocal headers = ${headers}\nheaders["Host"] = "${host}"\n` +
			`request = function()\n n = n + 1\n return wrk.format("GET", ${path}, headers)\nend\n`,
	)
	const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url])
	if (process.env.VERBOSE)
		console.log(path, /Requests\/sec.*/.exec(stdout)?.[0], /Non-2xx.*/.exec(stdout)?.[0])
}
