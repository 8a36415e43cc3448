import { expect, test } from 'vitest'
import { serviceAlertRow } from '#test/rows.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'live events', (fresh) => {
	test("cannot be exhausted by one network, nor by one customer's many IPv6 networks", async () => {
		const { connection } = await fresh({ seed: true })
		const { url } = await serveStore(connection, { TRUSTED_PROXIES: '127.0.0.1' })
		const leaving = new AbortController()
		const { signal } = leaving
		// Kept, because the stream of a garbage-collected response is closed.
		const streams: Response[] = []
		const open = async (address: string) => {
			const stream = await fetch(`${url}/events`, { headers: { 'x-forwarded-for': address }, signal })
			streams.push(stream)
			return stream.status
		}
		const openMany = (addresses: string[]) => Promise.all(addresses.map(open))
		const refused = (statuses: number[]) => statuses.filter((status) => status === 503).length

		expect(refused(await openMany(Array<string>(70).fill('203.0.113.9')))).toBe(10)
		const networks = Array.from({ length: 250 }, (_, at) => `2001:db8:7:${at.toString(16)}::1`)
		expect(refused(await openMany(networks))).toBe(10)
		expect(await openMany(['203.0.113.10', '2001:db8:8::1', '127.0.0.1'])).toEqual([200, 200, 200])
		leaving.abort()
		const again = async () => {
			const { status, body } = await fetch(`${url}/events`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
			await body?.cancel()
			return status
		}
		await expect.poll(again).toBe(200)
	})

	test('PD-09 report at once that an alert moved pickups, and once more for visitors whom a proxy’s cache answered', async () => {
		const { connection, db } = await fresh({ seed: true })
		const { url } = await serveStore(connection)
		const { body } = await fetch(`${url}/events`)
		const events: string[] = []
		const reading = (async () => {
			for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? [])
				for (const [, name = ''] of text.matchAll(/^event: (\w+)$/gm)) events.push(name)
		})()
		reading.catch(() => undefined)
		await expect.poll(() => events).toEqual(['theme'])
		await db
			.insertInto('service_alerts')
			.values(serviceAlertRow({ message: 'Snow.' }))
			.execute()
		await expect.poll(() => events).toEqual(['theme', 'pickup', 'pickup'])
	})
})
