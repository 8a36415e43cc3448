import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { frontAddress, startFront } from '#test/front.ts'
import { makeCertificate, startNginx } from '#test/nginx.ts'
import { freePort } from '#test/free_port.ts'
import { startServer } from '#test/server_process.ts'
import { cpuSeconds, untilIdle } from './cpu.ts'
import { median, printTable } from './table.ts'

/**
 * Measures requests per CPU-second (of all serving processes) and p99 of `/` with gzip on 32 TLS connections, through nginx in
 * front of the app and from nginx serving the same bytes and headers from disk; and of the app alone, without TLS. Rounds
 * are interleaved. Needs nginx and wrk. `node bench/serving.ts [rounds] [seconds]`
 */
const rounds = Number(process.argv[2] ?? 5)
const seconds = Number(process.argv[3] ?? 4)

interface Measured {
	perSecond: number
	perCpuSecond: number
	p99: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
// The app and nginx both write a line per request to a log file, buffered.
const logFile = openSync(join(dataDir, 'requests.log'), 'w')
const address = await frontAddress()
const server = await startServer(
	{
		PORT: String(await freePort()),
		PUBLIC_URL: address.url,
		TRUSTED_PROXIES: '127.0.0.1',
		DATA_DIR: dataDir,
		LOG_LEVEL: 'info',
	},
	logFile,
)
// All requests of this measurement come from one network, which nginx would limit to 200 a second.
const withoutLimit = (configuration: string) => configuration.replace(/^\s*limit_req zone=.*$/m, '')
const front = await startFront(address, [new URL(server.url).host], {}, withoutLimit)
const page = await fetch(`${server.url}/`, { headers: { 'accept-encoding': 'identity' } })
const html = Buffer.from(await page.arrayBuffer())
await untilIdle(server.process.pid ?? 0)
const sameHeaders = [...page.headers].filter(
	([name]) =>
		!['content-type', 'content-length', 'etag', 'date', 'connection', 'keep-alive', 'vary'].includes(name),
)

const nginx = await startNginx((folder, port) => {
	mkdirSync(join(folder, 'site'))
	writeFileSync(join(folder, 'site/index.html'), html)
	writeFileSync(join(folder, 'site/index.html.gz'), gzipSync(html, { level: 9 }))
	const { certificate, key } = makeCertificate(folder)
	const headers = sameHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')
	return `
		types { text/html html; }
		open_file_cache max=100; sendfile on; tcp_nopush on; keepalive_requests 1000000;
		access_log ${folder}/access.log combined buffer=64k;
		ssl_protocols TLSv1.2 TLSv1.3;
		ssl_certificate ${certificate};
		ssl_certificate_key ${key};
		server { listen 127.0.0.1:${port} ssl; root ${folder}/site; gzip_static on; gzip_vary on; ${headers} }`
})

const serverPid = server.process.pid ?? 0
const subjects = {
	'nginx, with the app behind it': () => measure(`${front.url}/`, [...workersOf(front.pid), serverPid]),
	'nginx, same bytes from disk': () =>
		measure(nginx.url.replace('http:', 'https:').concat('/'), workersOf(nginx.pid)),
	'the app alone, cached, no TLS': () => measure(`${server.url}/`, [serverPid]),
	'the app alone, rendered for each request': () => measure(`${server.url}/?sent=none`, [serverPid]),
}

const results = new Map<string, Measured[]>(Object.keys(subjects).map((name) => [name, []]))
for (let round = 0; round <= rounds; round += 1) {
	for (const [name, subject] of Object.entries(subjects)) {
		const measured = subject()
		// The first round is a warm-up and not counted.
		if (round > 0) results.get(name)?.push(measured)
	}
}
await front.stop()
await nginx.stop()
await server.stop()
rmSync(dataDir, { recursive: true })

const middle = (name: string, key: keyof Measured) => median((results.get(name) ?? []).map((one) => one[key]))
const nginxRate = middle('nginx, same bytes from disk', 'perCpuSecond')
printTable(
	['`/`, gzip, 32 connections', 'requests/s', 'requests/CPU-second', 'times nginx from disk', 'p99 ms'],
	Object.keys(subjects).map((name) => [
		name,
		middle(name, 'perSecond').toFixed(0),
		middle(name, 'perCpuSecond').toFixed(0),
		(middle(name, 'perCpuSecond') / nginxRate).toFixed(2),
		middle(name, 'p99').toFixed(1),
	]),
)

function measure(url: string, pids: readonly number[]): Measured {
	const before = cpuSecondsOf(pids)
	const options = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip']
	const output = execFileSync('wrk', [...options, url], { encoding: 'utf8' })
	const cpu = cpuSecondsOf(pids) - before
	if (/Non-2xx/.test(output)) throw new Error(`Some answers were not 200:\n${output}`)
	const requests = Number(/(\d+) requests in/.exec(output)?.[1])
	const [, amount = '0', unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
	const p99 = Number(amount) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1)
	return { perSecond: requests / seconds, perCpuSecond: requests / cpu, p99 }
}

function workersOf(nginxPid: number): number[] {
	return execFileSync('pgrep', ['-P', String(nginxPid)], { encoding: 'utf8' })
		.trim()
		.split('\n')
		.map(Number)
}

function cpuSecondsOf(pids: readonly number[]): number {
	return pids.map(cpuSeconds).reduce((sum, one) => sum + one, 0)
}
