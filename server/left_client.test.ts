import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { serveStore } from '#test/serve_store.ts'
import { startSilentProxy } from '#test/silent_proxy.ts'
import { describeStore } from '#test/stores.ts'

describeStore('postgres', 'a visitor who leaves before the answer is ready', (fresh) => {
	test('is not logged as a failure of the server', async () => {
		const { connection } = await fresh({ seed: true })
		const proxy = await startSilentProxy(connection.databaseUrl ?? '')
		onTestFinished(() => proxy.close())
		const { url, output } = await serveStore({ ...connection, databaseUrl: proxy.url }, { LOG_LEVEL: 'info' })
		expect((await fetch(`${url}/search?q=sofa`)).status).toBe(200)
		proxy.fallSilent()
		const leave = async () => {
			const leaving = new AbortController()
			const search = fetch(`${url}/search?q=couch`, { signal: leaving.signal })
			await sleep(100)
			leaving.abort()
			await expect(search).rejects.toThrow('abort')
		}
		const searches = () =>
			output()
				.split('\n')
				.filter((line) => line.includes('"path":"/search"'))
				.map((line) => JSON.parse(line) as { level: number; status: number })
		// A client that disconnected before the busy server started on its request is not logged; the log is written within a second.
		await expect
			.poll(async () => {
				await leave()
				return searches().length
			})
			.toBeGreaterThan(1)
		for (const left of searches().slice(1)) expect(left).toMatchObject({ level: 30, status: 499 })
		// Checked for requests only, because the workers report the missing store.
		expect(output()).not.toMatch(/"level":50,.*"requestId"/)
	})
})

describeStore('sqlite', 'a visitor who leaves while their form is being sent', (fresh) => {
	const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
	const sent = [
		['/contact', { 'content-type': 'application/x-www-form-urlencoded' }],
		['/contact', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 500 }],
		['/service-request', multipart],
		['/admin/pictures', multipart],
		['/admin/drive/marks', multipart],
	] as const

	test('is not logged as a failure of the server', async () => {
		const { url, output } = await serveStore((await fresh({ seed: true })).connection, { LOG_LEVEL: 'info' })
		const statuses = () =>
			output()
				.split('\n')
				.filter((line) => line.includes('"method":"POST"'))
				.map((line) => (JSON.parse(line) as { status: number }).status)
		for (const [path, headers] of sent) {
			const before = statuses().length
			const leave = async () => {
				const outgoing = request(url + path, { method: 'POST', headers })
				outgoing.on('error', () => undefined).write('--x\r\nname=')
				await sleep(200)
				outgoing.destroy()
			}
			// As above, a busy server may not have started on the request.
			await expect
				.poll(async () => {
					await leave()
					return statuses().length
				})
				.toBeGreaterThan(before)
		}
		expect(new Set(statuses())).toEqual(new Set([499]))
		expect(output()).not.toContain('"level":50')
	})
})
