import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { dripPhoto } from '#test/dripping_body.ts'
import { sendPhotos } from '#test/photo_form.ts'
import { runServer } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'
import { photo } from '#test/test_pictures.ts'

/** The number and total bytes of unlinked files that a process holds open in the folder of incoming photos. */
function heldBy(pid: number): { files: number; bytes: number } {
	const held = { files: 0, bytes: 0 }
	for (const descriptor of readdirSync(`/proc/${pid}/fd`)) {
		const path = `/proc/${pid}/fd/${descriptor}`
		try {
			if (!readlinkSync(path).includes('/incoming/')) continue
			held.files += 1
			held.bytes += statSync(path).size
		} catch {
			// Closed in the meantime.
		}
	}
	return held
}

describeStore('sqlite', 'forms with photos that never come to their end', (fresh) => {
	test('PD-35 take up to three places on disk per network, are told that they were too slow, and give their places back', async () => {
		const store = await fresh()
		const server = await runServer(store.connection, { TRUSTED_PROXIES: '127.0.0.1' })
		const { url } = server
		const held = () => heldBy(server.process.pid ?? 0)
		const from = (address: string) => ({ 'x-forwarded-for': address })
		const bytes = await photo(30, 20).png().toBuffer()
		const send = (message: string, address: string) =>
			sendPhotos(url, [{ name: 'a.png', bytes }], { changes: { message }, address })

		const drips = await Promise.all(
			Array.from({ length: 8 }, (_, at) =>
				dripPhoto(url, 2_000_000, from(`2001:db8:1:${at % 2}::${at + 1}`)),
			),
		)
		onTestFinished(() => drips.forEach((drip) => drip.leave()))
		await expect.poll(held).toEqual({ files: 6, bytes: expect.any(Number) as number })
		expect(held().bytes).toBeLessThan(6 * 2_100_000)

		const same = await send('From the same network.', '2001:db8:1:1::99')
		const html = await same.text()
		expect(same.status).toBe(422)
		expect(html).toContain('We are getting a lot of photos right now')
		expect(html).toContain('From the same network.</textarea>')
		expect((await send('From another.', '203.0.113.7')).status).toBe(303)
		expect((await send('From another.', '203.0.113.8')).status).toBe(303)

		const answers = await Promise.all(drips.map((drip) => drip.answer))
		for (const { status, text } of answers) {
			expect(status).toBe(408)
			expect(text).toContain('Your photos came so slowly that we stopped waiting')
			expect(text).toContain('The hinge pin is gone.</textarea>')
		}
		await expect.poll(held).toEqual({ files: 0, bytes: 0 })
		expect((await send('Once more.', '2001:db8:1:1::99')).status).toBe(303)
		expect(server.output()).not.toContain('"level":50')
	})

	test('PD-35 give their places back when their senders disconnect', async () => {
		const store = await fresh()
		const server = await runServer(store.connection, { TRUSTED_PROXIES: '127.0.0.1' })
		const held = () => heldBy(server.process.pid ?? 0).files
		const headers = { 'x-forwarded-for': '203.0.113.7' }
		const bytes = await photo(30, 20).png().toBuffer()
		for (let round = 0; round < 3; round += 1) {
			const drips = [1, 2, 3].map(() => dripPhoto(server.url, 200_000, headers))
			await expect.poll(held).toBe(3)
			for (const drip of await Promise.all(drips)) drip.leave()
			await expect.poll(held).toBe(0)
		}
		const address = headers['x-forwarded-for']
		expect((await sendPhotos(server.url, [{ name: 'a.png', bytes }], { address })).status).toBe(303)
	})
})
