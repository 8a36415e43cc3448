import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { quoteEntries } from '#test/quote_entries.ts'
import { runServer } from '#test/serve_store.ts'
import { startServer } from '#test/server_process.ts'
import { startSilentProxy } from '#test/silent_proxy.ts'
import { describeStore } from '#test/stores.ts'

/** The grace period and five seconds, plus slack for a busy machine; without a limit on its patience the server would never exit. */
const longestMs = 40_000

describeStore('sqlite', 'a server asked to stop', (fresh) => {
	test('reports not ready, goes on taking forms for the drain time, and only then closes', async () => {
		const store = await fresh({ seed: true })
		const server = await runServer(store.connection, { DRAIN_SECONDS: '8' })
		const asked = Date.now()
		const stopped = server.stop()
		await expect
			.poll(async () => {
				const { status, headers } = await fetch(`${server.url}/readyz`)
				return [status, headers.get('connection')]
			})
			.toEqual([503, 'close'])
		const body = quoteEntries()
		const taken = await fetch(`${server.url}/contact`, { method: 'POST', body, redirect: 'manual' })
		expect([taken.status, taken.headers.get('connection')]).toEqual([303, 'close'])
		expect(await stopped).toBe(0)
		expect(Date.now() - asked).toBeGreaterThanOrEqual(8000)
		await expect(fetch(server.url)).rejects.toThrow('fetch failed')
		expect(await store.db.selectFrom('quote_requests').select('id').execute()).toHaveLength(1)
	})

	test('does not wait on SIGINT or a second signal', async () => {
		const { connection } = await fresh({ seed: true })
		const server = await runServer(connection, { DRAIN_SECONDS: '60' })
		server.process.kill('SIGINT')
		await once(server.process, 'exit')
		expect(server.process.exitCode).toBe(0)
		const another = await runServer(connection, { DRAIN_SECONDS: '60' })
		another.process.kill('SIGTERM')
		await expect.poll(async () => (await fetch(`${another.url}/readyz`)).status).toBe(503)
		expect(await another.stop()).toBe(0)
	})

	test('answers on a connection that was open and had not sent a request yet', async () => {
		const { connection } = await fresh({ seed: true })
		const server = await runServer(connection)
		const port = Number(new URL(server.url).port)
		const silent = connect(port, '127.0.0.1')
		await once(silent, 'connect')
		// The server accepts connections in order; those still queued when it stops are reset.
		await fetch(server.url)
		const stopped = server.stop()
		await expect
			.poll(() =>
				fetch(server.url).then(
					() => 'open',
					() => 'closed',
				),
			)
			.toBe('closed')
		await sleep(500)
		silent.write('GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n')
		let answer = ''
		for await (const bytes of silent) answer += String(bytes)
		expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
		expect(await stopped).toBe(0)
	})

	test('cuts a request that does not end within the grace period, and logs it', async () => {
		const { connection } = await fresh({ seed: true })
		const server = await runServer(connection)
		const endless = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {})
		endless.write(
			'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nname=',
		)
		// The server accepts connections in order.
		await fetch(server.url)
		const asked = Date.now()
		expect(await server.stop()).toBe(0)
		expect(Date.now() - asked).toBeLessThan(longestMs)
		await expect.poll(() => server.output()).toContain('requests took too long and were cut')
	})

	test('exits although nobody reads its log', async () => {
		const { connection } = await fresh({ seed: true })
		const folder = mkdtempSync(join(tmpdir(), 'hauler-log-'))
		onTestFinished(() => rmSync(folder, { recursive: true }))
		const server = await startServer(
			{ DATA_DIR: connection.dataDir, LOG_LEVEL: 'info' },
			fullPipe(join(folder, 'log')),
		)
		await fetch(`${server.url}/contact`)
		const asked = Date.now()
		expect(await server.stop()).toBe(0)
		expect(Date.now() - asked).toBeLessThan(longestMs)
	})
})

/** The write end of a full pipe that nobody reads. */
function fullPipe(path: string): number {
	execFileSync('mkfifo', [path])
	const end = openSync(path, 'r+')
	onTestFinished(() => closeSync(end))
	// A second descriptor, because blocking mode is a property of how the pipe was opened.
	const filling = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
	onTestFinished(() => closeSync(filling))
	const one = Buffer.from('.')
	try {
		for (;;) writeSync(filling, one)
	} catch {
		return end
	}
}

describeStore('postgres', 'a server whose store hangs', (fresh) => {
	test('exits within the grace period and five seconds, and acknowledges none of the forms in progress', async () => {
		const { connection } = await fresh({ seed: true })
		const proxy = await startSilentProxy(connection.databaseUrl ?? '')
		onTestFinished(() => proxy.close())
		const server = await runServer({ ...connection, databaseUrl: proxy.url })
		proxy.fallSilent()
		const post = () =>
			fetch(`${server.url}/contact`, { method: 'POST', body: quoteEntries(), redirect: 'manual' })
		const posts = Promise.allSettled(Array.from({ length: 15 }, post))
		await sleep(300)
		const asked = Date.now()
		expect(await server.stop()).toEqual(expect.any(Number))
		expect(Date.now() - asked).toBeLessThan(longestMs)
		const statuses = (await posts).map((answer) =>
			answer.status === 'fulfilled' ? answer.value.status : 'cut',
		)
		expect(statuses.filter((status) => status !== 503 && status !== 'cut')).toEqual([])
	})
})
