import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendPhotos } from '#test/photo_form.ts'
import { serveStore } from '#test/serve_store.ts'
import { canMountDisks, fill, smallDisk } from '#test/small_disk.ts'
import { get, signIn } from '#test/staff.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { photo } from '#test/test_pictures.ts'

const requestsOf = ({ db }: FreshStore) =>
	db.selectFrom('service_requests').select(['id', 'photos', 'message']).orderBy('created_at').execute()

/** Noise that PNG cannot compress: three bytes per pixel. */
const noise = (width: number, height: number) => photo(width, height).png({ compressionLevel: 0 }).toBuffer()

/** Mounts a small disk in place of a folder in the data directory. */
function mountOn({ connection }: FreshStore, name: string, kilobytes: number, files?: number) {
	const { folder, unmount } = smallDisk(kilobytes, files)
	onTestFinished(unmount)
	symlinkSync(folder, join(connection.dataDir, name))
	return folder
}

describeEachStore('photos on a full disk', (fresh) => {
	test.runIf(canMountDisks()).each([
		['that fills up while they arrive', 'incoming', 1024, undefined],
		['on which no file can be opened', 'incoming', 1024, 0],
		['that fills up when they are stored', 'uploads', 16, undefined],
	])(
		'PD-35 %s: the request is taken, customer and office are told which photos were lost, and no upload place leaks',
		async (_name, folder, kilobytes, files) => {
			const store = await fresh()
			mountOn(store, folder, kilobytes, files)
			const { url } = await serveStore(store.connection, { TRUSTED_PROXIES: '127.0.0.1' })
			const bytes = await noise(700, 550)
			const photos = [1, 2].map((number) => ({ name: `${number}.png`, bytes }))
			// More attempts than there are places, so that a leaked place would show.
			for (let at = 0; at < 22; at += 1) {
				const changes = { message: `The hinge pin is gone, ${at}.` }
				const sent = await sendPhotos(url, photos, { changes, address: `203.0.113.${at}` })
				expect([at, sent.status]).toEqual([at, 303])
				if (at > 0) continue
				const receipt = await (await get(url, sent.headers.get('location') ?? '')).text()
				expect(receipt).toContain('We could not keep your 2 photos')
			}
			const rows = await requestsOf(store)
			expect(rows).toHaveLength(22)
			expect(new Set(rows.map((row) => row.photos))).toEqual(new Set([null]))
			const mails = await store.db.selectFrom('outbox').select(['kind', 'body']).execute()
			for (const [kind, sentence] of [
				['staff', /\nPhotos not kept: 2 photos that came with it: please ask for them again\n/],
				['receipt', /We could not keep your 2 photos/],
			] as const)
				expect(mails.find((mail) => mail.kind === kind)?.body).toMatch(sentence)
			const cookie = await signIn({ url, store }, 'office')
			const page = await get(url, `/admin/leads/service-request/${rows[0]?.id}`, cookie)
			expect(await page.text()).toContain('could not keep 2 photos that came with it')
		},
	)

	test.runIf(canMountDisks())(
		'PD-35 are kept once there is room again, and of two photos the one that fits is kept',
		async () => {
			const store = await fresh()
			const folder = mountOn(store, 'incoming', 4096)
			const { url } = await serveStore(store.connection)
			const filling = join(folder, 'filling')
			fill(filling)
			const bytes = await noise(1100, 900)
			const send = (names: string[], message: string) =>
				sendPhotos(
					url,
					names.map((name) => ({ name, bytes })),
					{ changes: { message } },
				)
			expect((await send(['a.png'], 'First.')).status).toBe(303)
			rmSync(filling)
			expect((await send(['a.png', 'b.png'], 'Second.')).status).toBe(303)
			expect((await send(['c.png'], 'Third.')).status).toBe(303)
			expect(await requestsOf(store)).toMatchObject([
				{ message: 'First.', photos: null },
				{ message: 'Second.', photos: 1 },
				{ message: 'Third.', photos: 1 },
			])
			expect(await store.db.selectFrom('lead_photos').select('position').execute()).toHaveLength(2)
			const lost = await store.db
				.selectFrom('lead_events')
				.select('to_value')
				.where('kind', '=', 'photos-lost')
				.execute()
			expect(lost).toEqual([{ to_value: '1' }, { to_value: '1' }])
		},
	)
})
