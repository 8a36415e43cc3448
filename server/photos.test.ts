import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendPhotos } from '#test/photo_form.ts'
import { startS3 } from '#test/s3_server.ts'
import { serveStore } from '#test/serve_store.ts'
import { serviceEntries } from '#test/service_entries.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { phoneJpeg, photo } from '#test/test_pictures.ts'

const photosOf = ({ db }: FreshStore) =>
	db.selectFrom('lead_photos').selectAll().orderBy('position').execute()
const requestsOf = ({ db }: FreshStore) => db.selectFrom('service_requests').selectAll().execute()
function filesIn({ connection }: FreshStore): string[] {
	const folder = join(connection.dataDir, 'uploads')
	return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('photo-')) : []
}
const png = (width = 30, height = 20) => photo(width, height).png().toBuffer()

describeStore('sqlite', 'photos of a service request', (fresh) => {
	test('PD-34 are re-encoded, shown to staff only, mentioned in the mail and the export, and deleted when the request is anonymized', async () => {
		const store = await fresh()
		const { url } = await serveStore(store.connection)
		const sent = await sendPhotos(url, [
			{ name: 'lid.jpg', bytes: await phoneJpeg(240, 900, 6) },
			{ name: 'wheel.png', bytes: await png() },
		])
		expect(sent.status).toBe(303)
		const [request] = await requestsOf(store)
		const lead = `/admin/leads/service-request/${request?.id}`
		expect(request?.photos).toBe(2)
		const rows = await photosOf(store)
		expect(rows).toMatchObject([
			{ lead_id: request?.id, position: 1, width: 900, height: 240 },
			{ lead_id: request?.id, position: 2, width: 30, height: 20 },
		])
		const mails = await store.db.selectFrom('outbox').select(['kind', 'body']).orderBy('kind').execute()
		expect(mails[1]?.body).toMatch(
			new RegExp(`\\nPhotos: 2 photos: see the request, http://localhost:\\d+${lead}\\n`),
		)
		expect(mails[0]?.body).not.toContain('/admin/')

		const file = `${lead}/photos/1/large`
		for (const path of [`${lead}/photos/1`, file, `${lead}/photos/1/small`]) {
			const stranger = await get(url, path)
			expect([stranger.status, stranger.headers.get('location')]).toEqual([
				302,
				expect.stringContaining('/admin/login'),
			])
		}
		for (const size of ['small', 'large'])
			expect((await get(url, `/uploads/photo-${rows[0]?.id}-${size}.webp`)).status).toBe(404)

		const cookie = await signIn({ url, store }, 'owner')
		const html = await (await get(url, lead, cookie)).text()
		expect(html).toContain(`src="${lead}/photos/1/small" alt="Photo 1 of 2 from June Alvarez"`)
		expect(html).toContain(`href="${lead}/photos/2"`)
		expect(await (await get(url, `${lead}/photos/2`, cookie)).text()).toContain(
			`src="${lead}/photos/2/large"`,
		)
		const answer = await get(url, file, cookie)
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			'content-type': 'image/webp',
			'cache-control': 'no-store',
			'x-content-type-options': 'nosniff',
			'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
			'cross-origin-resource-policy': 'same-origin',
		})
		const bytes = Buffer.from(await answer.arrayBuffer())
		expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 900, height: 240 })
		expect(bytes.includes('Carrot') || bytes.includes('Exif')).toBe(false)
		for (const missing of ['photos/3', 'photos/1/huge', 'photos/3/large', 'photos/0/small'])
			expect([missing, (await get(url, `${lead}/${missing}`, cookie)).status]).toEqual([missing, 404])
		const csv = await post(url, '/admin/leads/export', {}, { cookie })
		expect(await csv.text()).toMatch(/"Photos".*\r\n.*"2 photos"/s)

		await store.db.deleteFrom('lead_photos').where('position', '=', 2).execute()
		expect(await (await get(url, lead, cookie)).text()).toContain('Photos of old requests are deleted.')
		await store.db.insertInto('lead_photos').values(rows.slice(1)).execute()

		expect(filesIn(store)).toHaveLength(4)
		await post(url, lead, { intent: 'anonymise', sure: 'on' }, { cookie })
		expect([await photosOf(store), filesIn(store)]).toEqual([[], []])
		expect((await requestsOf(store))[0]).toMatchObject({ photos: null, cart_problem: 'lid' })
		expect((await get(url, file, cookie)).status).toBe(404)
	})

	test('PD-35 are refused with the reason if one cannot be accepted; what was typed comes back, and nothing is stored', async () => {
		const store = await fresh()
		const { url } = await serveStore(store.connection)
		const good = { name: 'good.png', bytes: await png() }
		const heic = Buffer.concat([
			Buffer.from('0000002466747970686569630000000068656963', 'hex'),
			Buffer.alloc(4096),
		])
		for (const [photos, sentence] of [
			[[good, { name: 'IMG_1.heic', bytes: heic }], '“IMG_1.heic”: This is an iPhone’s HEIC file.'],
			[[{ name: 'a.jpg', bytes: Buffer.from('<script>') }], '“a.jpg”: This is not a JPEG, PNG, WebP or AVIF'],
			[[{ name: 'b.png', bytes: good.bytes.subarray(0, 60) }], '“b.png”: This picture is damaged'],
			[
				[good, { name: 'c.jpg', bytes: Buffer.alloc(20 * 1024 * 1024 + 1) }],
				'“c.jpg”: larger than 20 MB. Please choose a smaller copy, or send your request without it.',
			],
			[[good, good, good, good], 'Please choose three photos or fewer.'],
		] as const) {
			const answer = await sendPhotos(url, photos)
			const html = await answer.text()
			expect([sentence, answer.status]).toEqual([sentence, 422])
			expect(html).toContain(sentence)
			expect(html).toContain('The hinge pin is gone.</textarea>')
			expect(html).toContain('Please choose your photos again')
		}
		expect([await requestsOf(store), await photosOf(store), filesIn(store)]).toEqual([[], [], []])
		expect(readdirSync(join(store.connection.dataDir, 'incoming'))).toEqual([])
		const without = await sendPhotos(url, [])
		expect(without.status).toBe(303)
		expect((await requestsOf(store))[0]?.photos).toBeNull()
	})

	test('PD-36 sent again with the same text are one request, different photos make another, and no file is left over', async () => {
		const store = await fresh()
		const { url } = await serveStore(store.connection)
		const [one, other] = [await png(30), await png(40)]
		const send = (bytes: Buffer) => sendPhotos(url, [{ name: 'cart.png', bytes }])
		const answers = [...(await Promise.all([send(one), send(one)])), await send(one)]
		expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
		expect((await send(other)).status).toBe(303)
		expect(await requestsOf(store)).toHaveLength(2)
		expect(await photosOf(store)).toHaveLength(2)
		expect(filesIn(store)).toHaveLength(4)
	})

	test('PD-36 are ignored for a kind of request that takes none', async () => {
		const store = await fresh()
		const { url } = await serveStore(store.connection)
		const changes = { kind: 'stop', stop_on: '' }
		expect((await sendPhotos(url, [{ name: 'a.png', bytes: await png() }], { changes })).status).toBe(303)
		expect((await requestsOf(store))[0]?.photos).toBeNull()
		expect(filesIn(store)).toEqual([])
	})

	test('PD-35 too many from one connection are refused with a sentence; without photos the request is taken', async () => {
		const store = await fresh()
		const { url } = await serveStore(store.connection, { TRUSTED_PROXIES: '127.0.0.1' })
		const address = '203.0.113.7'
		const invalid = { email: 'june' }
		for (let sent = 0; sent < 20; sent += 1) await sendPhotos(url, [], { changes: invalid, address })
		const bytes = await png()
		const refused = await sendPhotos(url, [{ name: 'a.png', bytes }], { address })
		expect([refused.status, await refused.text()]).toEqual([
			422,
			expect.stringContaining('many photos from your connection'),
		])
		expect((await sendPhotos(url, [{ name: 'a.png', bytes }], { address: '203.0.113.8' })).status).toBe(303)
		expect((await sendPhotos(url, [], { address })).status).toBe(303)
	})
})

describeStore('sqlite', 'bodies with photos', (fresh) => {
	test('PD-35 that are cut off, malformed or far too long are refused with a sentence, and the next one is taken', async () => {
		const store = await fresh()
		const { url } = await serveStore(store.connection)
		const type = 'multipart/form-data; boundary=b'
		const start = '--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'
		const sendRaw = (body: string) =>
			fetch(`${url}/service-request?kind=extra`, { method: 'POST', body, headers: { 'content-type': type } })
		for (const body of ['', 'nothing', start, `${start}half`]) {
			const answer = await sendRaw(body)
			expect([body, answer.status]).toEqual([body, 400])
			expect(await answer.text()).toContain('We could not read what your browser sent')
		}
		const fields = '--b\r\ncontent-disposition: form-data; name="message"\r\n\r\n'
		const long = await sendRaw(`${fields}${'x'.repeat(257 * 1024)}\r\n--b--\r\n`)
		expect([long.status, await long.text()]).toEqual([
			413,
			expect.stringContaining('more than our form can take'),
		])
		expect(await leftHalfway(url, start)).toBe('closed')
		const plain = await fetch(`${url}/service-request`, {
			method: 'POST',
			body: serviceEntries({ message: 'x'.repeat(300_000) }),
		})
		expect(plain.status, 'a form without photos is as short as any other').toBe(413)
		expect(await requestsOf(store)).toEqual([])
		expect((await sendPhotos(url, [{ name: 'a.png', bytes: await png() }])).status).toBe(303)
	})

	test('PD-35 if the photo storage refuses, the request is taken without photos, and its receipt says so', async () => {
		const s3 = await startS3()
		const store = await fresh()
		const { url } = await serveStore(store.connection, s3.environment)
		const bytes = await png()
		expect((await sendPhotos(url, [{ name: 'a.png', bytes }])).status).toBe(303)
		const [row] = await photosOf(store)
		const names = ['large', 'small'].map((size) => `photo-${row?.id}-${size}.webp`)
		expect([...s3.objects.keys()].toSorted()).toEqual(names)
		const cookie = await signIn({ url, store }, 'office')
		const file = await get(url, `/admin/leads/service-request/${row?.lead_id}/photos/1/small`, cookie)
		expect(Buffer.from(await file.arrayBuffer())).toEqual(s3.objects.get(names[1] ?? '')?.bytes)
		s3.fail(507)
		const changes = { message: 'Other words.' }
		const [sent, again] = [
			await sendPhotos(url, [{ name: 'b.png', bytes }], { changes }),
			await sendPhotos(url, [{ name: 'b.png', bytes }], { changes }),
		]
		expect([sent.status, again.headers.get('location')]).toEqual([303, sent.headers.get('location')])
		const receipt = await get(url, sent.headers.get('location') ?? '')
		expect(await receipt.text()).toContain('We could not keep your photo: that is our fault.')
		expect((await requestsOf(store)).map(({ photos }) => photos)).toEqual([1, null])
		expect([...s3.objects.keys()]).toHaveLength(2)
	})
})

/** Starts uploading a photo, waits until the server reads it, and disconnects; resolves when the connection is closed. */
function leftHalfway(url: string, start: string): Promise<string> {
	return new Promise((resolve) => {
		const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 1_000_000 }
		const outgoing = httpRequest(`${url}/service-request`, { method: 'POST', headers })
		outgoing.on('error', () => undefined).on('close', () => resolve('closed'))
		outgoing.write(start + 'x'.repeat(200_000), () => outgoing.destroy())
	})
}
