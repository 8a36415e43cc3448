import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { quoteEntries } from '#test/quote_entries.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

const lines = (...all: string[]) => [...all, '', ''].join('\r\n')

/** Sends the text on a separate connection and returns everything until the server closes it. */
async function exchange(url: string, text: string): Promise<string> {
	const { hostname, port } = new URL(url)
	const socket = connect(Number(port), hostname)
	let received = ''
	socket.setEncoding('latin1').on('data', (part: string) => (received += part))
	socket.write(text, 'latin1')
	await once(socket, 'close')
	return received
}

const statuses = (answers: string) =>
	[...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)

describeStore('sqlite', 'a connection', (fresh) => {
	test('stays open between cached and other responses, and is closed when the client asks for it', async () => {
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
		const last = lines('GET / HTTP/1.1', `Host: ${host}`, 'Accept-Encoding: br', 'Connection: close')
		const answers = await exchange(url, plain + plain + post + body + plain + last)
		expect(statuses(answers)).toEqual(['200', '200', '303', '200', '200'])
		expect(answers.match(/^connection: close\r$/gim)).toHaveLength(1)
	})

	test('has each request logged by its path alone, whether that is a page, a file, a redirect or nothing', async () => {
		const server = await serveStore((await fresh({ seed: true })).connection, { LOG_LEVEL: 'info' })
		const paths = ['/', '/', '/contact', '/contact', '/robots.txt', '/Contact', '/nowhere', '/healthz']
		for (const path of paths)
			await (await fetch(`${server.url}${path}?email=june@hill.example`, { redirect: 'manual' })).text()
		const logged = () =>
			server
				.output()
				.split('\n')
				.filter((line) => line.includes('"path":'))
				.map((line) => (JSON.parse(line) as { path: string }).path)
		await expect.poll(logged).toEqual(expect.arrayContaining(['/', '/contact', '/Contact', '/nowhere']))
		expect(logged().filter((path) => !paths.includes(path))).toEqual([])
		expect(server.output()).not.toContain('june')
	})

	test('with two host headers in a request, or one that is no host, is refused and closed', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const { host } = new URL(url)
		const twice = [`Host: ${host}`, 'HOST: other.example']
		const unreadable = [
			['GET / HTTP/1.1', ...twice],
			['POST /contact HTTP/1.1', ...twice],
			['GET / HTTP/1.0', ...twice],
			['GET /admin HTTP/1.1', 'Host: two words'],
			['POST /contact HTTP/1.1', 'Host: two words'],
		]
		for (const request of unreadable) {
			const answer = await exchange(url, lines(...request))
			expect(statuses(answer), request.join()).toEqual(['400'])
			for (const header of [
				'connection: close',
				'content-type: text/plain; charset=utf-8',
				'cache-control: no-store',
				'x-content-type-options: nosniff',
			])
				expect(answer.toLowerCase().split('\r\n'), request.join()).toContain(header)
			expect(answer).toContain('(970)')
		}
	})

	test('of HTTP/1.0 is kept open on request, with the header that says so', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		await (await fetch(url)).text()
		const kept = lines('GET / HTTP/1.0', 'Connection: keep-alive', 'Accept-Encoding: br')
		const answers = await exchange(url, kept + lines('GET / HTTP/1.0', 'Accept-Encoding: br'))
		expect(statuses(answers)).toEqual(['200', '200'])
		expect(answers.match(/^connection: .*$/gim)).toEqual(['Connection: keep-alive', 'Connection: close'])
	})

	test('of a client that pipelines without reading carries every response once it reads', async () => {
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
		// A client that closes early would lose the remaining responses.
		await expect.poll(() => statuses(received).length).toBe(times)
		socket.end()
		await once(socket, 'close')
		expect(statuses(received)).toHaveLength(times)
	})

	test('that is idle is closed when the server is asked to stop', async () => {
		const server = await runServer((await fresh({ seed: true })).connection)
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
