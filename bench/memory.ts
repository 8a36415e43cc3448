import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { sendPhotos } from '#test/photo_form.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { startServer } from '#test/server_process.ts'
import { deepAvif } from '#test/test_pictures.ts'
import { printTable } from './table.ts'

/**
 * Measures the server's peak memory after each of several floods in turn: variant spellings of pages, missing pages, refused
 * bodies, photos, pictures of high bit depth, event streams, clients that do not read. On loopback only. `node bench/memory.ts`
 */
const limitMb = 400
const together = 40

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' })
server.process.stdout?.resume()
const { hostname, port } = new URL(server.url)
const sockets: Socket[] = []

const floods: Record<string, () => Promise<void>> = {
	'every page once': async () => {
		const siteMap = await (await fetch(`${server.url}/sitemap.xml`)).text()
		const paths = [...siteMap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
		await times(paths.length, (at) => get(paths[at] ?? '/'))
	},
	'3,000 spellings of addresses': () =>
		times(3_000, (at) => get(`/%63ontact/${at}`, `/contact?utm_source=${at}`)),
	'3,000 missing pages': () => times(3_000, (at) => get(`/missing-${at}`)),
	'1,000 searches': () => times(1_000, (at) => get(`/search?q=cart+${at}`)),
	'2,000 bodies of 60,000 letters': () => times(2_000, (at) => post('x'.repeat(60_000), at)),
	'300 bodies of a megabyte': () => times(300, (at) => post('x'.repeat(1_000_000), at)),
	'1,000 forms with faults': () => times(1_000, (at) => post('x'.repeat(8_000), at)),
	'60 forms with three photos of 50 megapixels': () => times(60, (at) => sendPictures(at, photograph)),
	'60 forms with three pictures of 12 bits a color': () => times(60, (at) => sendPictures(at, deep)),
	'60 forms with three of the deepest that are taken': () => times(60, (at) => sendPictures(at, deepest)),
	'2,500 event streams': async () => {
		for (let at = 0; at < 2_500; at += 1) open('/events', at)
		await sleep(5_000)
	},
	'500 readers who do not read': async () => {
		for (let at = 0; at < 500; at += 1) {
			const socket = open('/', at)
			socket.pause()
			for (let more = 0; more < 20; more += 1) socket.write(request('/', at))
		}
		await sleep(5_000)
	},
}

const photograph = await sharp({ create: { width: 8160, height: 6144, channels: 3, background: '#446644' } })
	.jpeg()
	.toBuffer()
const deep = await deepAvif(3240, 2430)
const deepest = await deepAvif(1150, 868)
const rows: string[][] = [['at the start', megabytes('VmRSS'), megabytes('VmHWM')]]
for (const [name, flood] of Object.entries(floods)) {
	await flood()
	rows.push([name, megabytes('VmRSS'), megabytes('VmHWM')])
}
const peak = Number(megabytes('VmHWM'))
const alive = (await fetch(`${server.url}/healthz`)).status
for (const socket of sockets) socket.destroy()
await server.kill()
rmSync(dataDir, { recursive: true })
printTable(['after', 'MB', 'MB at most'], rows)
console.log(`The most is ${peak} MB; the limit is ${limitMb}. Afterwards /healthz answers ${alive}.`)
process.exitCode = peak <= limitMb && alive === 200 ? 0 : 1

/** The server's resident memory, current (`VmRSS`) or peak (`VmHWM`). */
function megabytes(field: 'VmRSS' | 'VmHWM'): string {
	const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
	return (Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1000).toFixed(0)
}

async function times(count: number, work: (at: number) => Promise<void>): Promise<void> {
	let next = 0
	const worker = async () => {
		while (next < count) await work(next++)
	}
	await Promise.all(Array.from({ length: together }, worker))
}

/** A forwarded address for each request, so that each counts as a different visitor. */
function visitor(at: number): string {
	return `203.0.${at % 250}.${Math.floor(at / 250) % 250}`
}

async function get(...paths: string[]): Promise<void> {
	for (const path of paths) await (await fetch(server.url + path)).arrayBuffer()
}

async function post(message: string, at: number): Promise<void> {
	const headers = { 'x-forwarded-for': visitor(at) }
	const body = quoteEntries({ message, email: 'not an address' })
	const response = await fetch(`${server.url}/contact`, { method: 'POST', body, headers }).catch(() => null)
	await response?.arrayBuffer()
}

/** Sends a form with three photos. Most are refused because too many photos are arriving at once. */
async function sendPictures(at: number, bytes: Buffer): Promise<void> {
	const photos = [1, 2, 3].map((number) => ({ name: `${number}.jpg`, bytes }))
	const response = await sendPhotos(server.url, photos, { address: visitor(at) }).catch(() => null)
	await response?.arrayBuffer()
}

function request(path: string, at: number): string {
	return `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${visitor(at)}\r\n\r\n`
}

function open(path: string, at: number): Socket {
	const socket = connect(Number(port), hostname).on('error', () => undefined)
	socket.write(request(path, at))
	sockets.push(socket)
	return socket
}

function sleep(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms))
}
