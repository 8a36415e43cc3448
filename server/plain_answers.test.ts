import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { quoteEntries } from '#test/quote_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

const quietMs = 150

/** Sends the pieces one after the other, each in a packet of its own, and gives all that comes back until it is quiet. */
async function exchange(url: string, ...pieces: string[]): Promise<string> {
	const { hostname, port } = new URL(url)
	const socket = connect(Number(port), hostname)
	socket.setNoDelay(true)
	const received: string[] = []
	socket.setEncoding('latin1').on('data', (text: string) => received.push(text))
	// What node does not understand it may cut off, which is no answer more.
	socket.on('error', () => undefined)
	await once(socket, 'connect')
	for (const [at, piece] of pieces.entries()) {
		if (at > 0) await quiet()
		socket.write(piece, 'latin1')
	}
	let seen = -1
	while (!socket.closed && (received.length === 0 || seen < received.length)) {
		seen = received.length
		await quiet()
	}
	socket.destroy()
	return received.join('')
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, quietMs))

const lines = (...all: string[]) => [...all, '', ''].join('\r\n')

/** An answer without what is different each time, and without the news that HTTP/1.1 keeps connections open. */
const constant = (answer: string) =>
	answer
		.replaceAll(/^(x-request-id|date|keep-alive): .*\r\n|^connection: keep-alive\r\n/gim, '')
		.replaceAll(/\(\w{10}-\w+\)/g, '')

describeStore('sqlite', 'a GET answered on the connection', (fresh) => {
	test('gets the bytes that node’s own server would send, whatever is asked', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const host = `Host: ${new URL(url).host}`
		const page = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
		const etag = page.headers.get('etag') ?? ''
		const css = /href="(\/assets\/[^"#]+\.css)/.exec(await page.text())?.[1] ?? ''
		expect(css).not.toBe('')
		const requests = [
			lines('GET / HTTP/1.1', host),
			lines('GET / HTTP/1.1', host, 'Accept-Encoding: gzip'),
			lines('GET / HTTP/1.1', host, 'Accept-Encoding: gzip, br', 'Connection: keep-alive'),
			lines('GET /?utm_source=x HTTP/1.1', host, 'Accept-Encoding: *;q=0'),
			lines('GET / HTTP/1.1', host, 'Accept-Encoding: gzip', `If-None-Match: ${etag}`),
			lines('GET / HTTP/1.1', host, 'Accept-Encoding: gzip', 'If-None-Match: "other"'),
			lines('GET / HTTP/1.1', host, 'Range: bytes=0-10'),
			lines(`GET ${css} HTTP/1.1`, host, 'Accept-Encoding: br'),
			lines('GET /favicon.svg HTTP/1.1', host),
			lines('HEAD / HTTP/1.1', host),
			lines('GET / HTTP/1.1', host, 'Connection: close'),
			lines('GET / HTTP/1.0'),
			lines('GET / HTTP/1.1'),
			lines('GET / HTTP/1.1', host, host),
			lines('GET / HTTP/1.1', host, 'Content-Length: 0'),
			lines('GET / HTTP/1.1', host, 'Content-Length: 3') + 'abc',
			lines('GET / HTTP/1.1', host, 'Transfer-Encoding: chunked') + '0\r\n\r\n',
			lines('GET / HTTP/1.1', host, 'Transfer-Encoding: chunked', 'Content-Length: 4') + '0\r\n\r\n',
			lines('GET / HTTP/1.1', host, 'X: a\nY: b'),
			lines('GET / HTTP/1.1', `${host}`, 'X : b'),
			lines('GET / HTTP/1.1', host, '', 'GET /favicon.svg HTTP/1.1', host),
			lines('GET / HTTP/1.1', host, `X: ${'x'.repeat(20_000)}`),
			lines(`GET http://${new URL(url).host}/ HTTP/1.1`, host),
			lines('GET /nowhere.css HTTP/1.1', host),
			lines('DELETE / HTTP/1.1', host),
			'nonsense\r\n\r\n',
		]
		const answers = requests.map(async (request) => {
			const whole = await exchange(url, request)
			return { request, whole, inPieces: await exchange(url, request.slice(0, 1), request.slice(1)) }
		})
		for (const { request, whole, inPieces } of await Promise.all(answers)) {
			expect(constant(whole), request).toBe(constant(inPieces))
			expect(whole).toMatch(/^HTTP\/1\.1 \d{3} /)
		}
	})

	test('leaves the connection fit for what comes next, plain or not', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const { host } = new URL(url)
		await (await fetch(url)).text()
		const plain = lines('GET / HTTP/1.1', `Host: ${host}`, 'Accept-Encoding: br')
		const body = quoteEntries().toString()
		const post = lines(
			'POST /contact HTTP/1.1',
			`Host: ${host}`,
			`Origin: ${url}`,
			'Content-Type: application/x-www-form-urlencoded',
			`Content-Length: ${body.length}`,
		)
		const answers = await exchange(url, plain, plain, post + body.slice(0, 30), body.slice(30), plain)
		expect([...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)).toEqual([
			'200',
			'200',
			'303',
			'200',
		])
	})

	test('who asks on and on without reading gets every answer once they read', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const { host, hostname, port } = new URL(url)
		await (await fetch(url)).text()
		const socket = connect(Number(port), hostname)
		await once(socket, 'connect')
		const times = 400
		for (let asked = 0; asked < times; asked += 1) {
			socket.write(lines('GET / HTTP/1.1', `Host: ${host}`, 'Accept-Encoding: br'))
			await new Promise((resolve) => setImmediate(resolve))
		}
		await new Promise((resolve) => setTimeout(resolve, 200))
		let received = ''
		socket.setEncoding('latin1').on('data', (text: string) => (received += text))
		socket.end()
		await once(socket, 'close')
		expect(received.split('HTTP/1.1 200 OK')).toHaveLength(times + 1)
	})

	test('a connection that has been answered and falls silent is closed after some seconds', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const { host, hostname, port } = new URL(url)
		await (await fetch(url)).text()
		const socket = connect(Number(port), hostname)
		socket.write(lines('GET / HTTP/1.1', `Host: ${host}`))
		await once(socket, 'data')
		const answeredAt = Date.now()
		await once(socket.resume(), 'close')
		const silentSeconds = (Date.now() - answeredAt) / 1000
		expect(silentSeconds).toBeGreaterThan(5)
		expect(silentSeconds).toBeLessThan(10)
	})

	test('a server that is asked to stop closes connections that wait for nothing', async () => {
		const server = await serveStore((await fresh({ seed: true })).connection)
		const { hostname, port, host } = new URL(server.url)
		await (await fetch(server.url)).text()
		const silent = connect(Number(port), hostname)
		const served = connect(Number(port), hostname)
		await Promise.all([once(silent, 'connect'), once(served, 'connect')])
		served.write(lines('GET / HTTP/1.1', `Host: ${host}`))
		await once(served, 'data')
		const closed = Promise.all([once(silent, 'close'), once(served.resume(), 'close')])
		expect(await server.stop()).toBe(0)
		await closed
	})
})
