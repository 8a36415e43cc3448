import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { signIn } from '#test/staff.ts'
import { startS3 } from '#test/s3_server.ts'
import { serveStore } from '#test/serve_store.ts'
import { type FreshStore, describeStore } from '#test/stores.ts'
import { bombPng, phoneJpeg, photo } from '#test/test_pictures.ts'

interface OpenOffice {
	url: string
	store: FreshStore
	cookie: string
}

async function openOffice(store: FreshStore, environment: Record<string, string> = {}): Promise<OpenOffice> {
	const server = await serveStore(store.connection, environment)
	return { url: server.url, store, cookie: await signIn({ url: server.url, store }, 'editor') }
}

function send(
	{ url, cookie }: Pick<OpenOffice, 'url' | 'cookie'>,
	bytes: Uint8Array,
	name: string,
	alt = 'A mill.',
	path = '/admin/pictures',
) {
	const body = new FormData()
	body.append('alt', alt)
	body.append('picture', new File([Buffer.from(bytes)], name, { type: 'image/jpeg' }))
	const headers = { origin: url, ...(cookie ? { cookie } : {}) }
	return fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' })
}

const rowsOf = ({ store }: Pick<OpenOffice, 'store'>) =>
	store.db.selectFrom('uploaded_pictures').selectAll().execute()

describeStore('sqlite', 'uploads', (fresh) => {
	test("a phone's photo is served in its sizes, with AVIF soon after, and without its location data", async () => {
		const store = await fresh()
		const office = await openOffice(store)
		const { url } = office
		const response = await send(office, await phoneJpeg(150, 900, 6), 'mill.jpg')
		expect(response.status).toBe(303)
		const [row] = await rowsOf(office)
		expect(response.headers.get('location')).toBe(`/admin/pictures/${row?.id}?done=uploaded`)
		expect(row).toMatchObject({ width: 900, height: 150, widths: [400, 768, 900] })

		const path = `${url}/uploads/${row?.id}-768.webp`
		const file = await fetch(path)
		const bytes = Buffer.from(await file.arrayBuffer())
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 768, height: 128, format: 'webp' })
		expect(bytes.includes('Carrot') || bytes.includes('Exif')).toBe(false)
		const headers = Object.fromEntries(file.headers)
		expect(headers).toMatchObject({
			'content-type': 'image/webp',
			'content-length': String(bytes.length),
			'cache-control': 'public, max-age=31536000, immutable',
			'x-content-type-options': 'nosniff',
			'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
			'cross-origin-resource-policy': 'same-origin',
		})
		const etag = headers.etag ?? ''
		expect(etag).toMatch(/^"[^"]+"$/)
		const again = await fetch(path, { headers: { 'if-none-match': `"other", ${etag}` } })
		expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
		const head = await fetch(path, { method: 'HEAD' })
		expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])

		const isReady = async () => (await rowsOf(office))[0]?.is_avif_ready
		await expect.poll(isReady).toBe(true)
		const avif = await fetch(`${url}/uploads/${row?.id}-400.avif`)
		expect(avif.headers.get('content-type')).toBe('image/avif')
		expect((await sharp(await avif.arrayBuffer()).metadata()).width).toBe(400)
	})

	test('a picture that a script sends may be as large as one without scripts', async () => {
		const office = await openOffice(await fresh())
		const large = Buffer.concat([await photo(300, 200).jpeg().toBuffer(), Buffer.alloc(2 * 1024 * 1024)])
		const sent = await send(office, large, 'mill.jpg', 'A mill.', '/admin/pictures.data')
		expect([sent.status, (await rowsOf(office)).length]).toEqual([202, 1])
	})

	test("only a picture's files are served, under any URL", async () => {
		const office = await openOffice(await fresh())
		await send(office, await photo(300, 200).png().toBuffer(), 'a.png')
		const [row] = await rowsOf(office)
		const id = row?.id ?? ''
		expect((await fetch(`${office.url}/uploads/${id}-300.webp`)).status).toBe(200)
		for (const name of [
			'',
			id,
			`${id}-301.webp`,
			`${id}-master.webp`,
			`${id}-300.png`,
			`${id}-300.webp.html`,
			`../${id}-300.webp`,
			'..%2f..%2fetc%2fpasswd',
			'%2e%2e/%2e%2e/hauler.db',
			`..\\${id}-300.webp`,
			`${id}-300.webp%00.html`,
			`x/${id}-300.webp`,
		]) {
			const response = await fetch(`${office.url}/uploads/${name}`)
			expect([name, response.status]).toEqual([name, name.includes('%00') ? 400 : 404])
			expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
		}
	})

	test('an invalid upload gets a sentence and keeps what was typed; nothing is stored', async () => {
		const store = await fresh()
		const office = await openOffice(store)
		const uploads = join(store.connection.dataDir, 'uploads')
		const before = existsSync(uploads) ? readdirSync(uploads).length : 0
		const jpeg = await photo(500, 400).jpeg().toBuffer()
		for (const [bytes, sentence] of [
			[Buffer.from('<script>alert(1)</script>'), 'whatever its name says'],
			[jpeg.subarray(0, 900), 'damaged or cut short'],
			[bombPng(), 'more than 52 megapixels'],
			[Buffer.concat([jpeg, Buffer.alloc(20 * 1024 * 1024)]), 'larger than 20 MB'],
			[Buffer.concat([jpeg, Buffer.alloc(40 * 1024 * 1024)]), 'larger than 20 MB'],
		] as const) {
			const response = await send(office, bytes, 'photo.jpg', 'Typed & kept.')
			const html = await response.text()
			expect([sentence, response.status]).toEqual([sentence, 422])
			expect(html).toContain(sentence)
			expect(html).toContain('Typed &amp; kept.')
		}
		const silent = await send(office, jpeg, 'photo.jpg', ' ')
		expect([silent.status, await silent.text()]).toEqual([
			422,
			expect.stringContaining('What it shows is missing.'),
		])
		expect(await rowsOf(office)).toEqual([])
		expect(existsSync(uploads) ? readdirSync(uploads).length : 0).toBe(before)
	})

	test("a visitor's upload is refused, and somebody who was signed out gets their text back", async () => {
		const store = await fresh()
		const office = await openOffice(store)
		const large = Buffer.alloc(8 * 1024 * 1024)
		const response = await send({ ...office, cookie: '' }, large, 'mill.jpg', 'The words.')
		const html = await response.text()
		expect(response.status).toBe(401)
		expect(html).toContain('The words.')
		expect(html).toContain('mill.jpg')
		const stranger = await signIn({ url: office.url, store }, 'office')
		expect((await send({ ...office, cookie: stranger }, large, 'mill.jpg')).status).toBe(403)
		const elsewhere = await fetch(`${office.url}/admin/account`, {
			method: 'POST',
			headers: { origin: office.url, cookie: office.cookie },
			body: large,
		})
		expect(elsewhere.status, 'no other form takes so much').toBe(413)
		expect(await rowsOf(office)).toEqual([])
	})

	test('from somebody who is turned away are read only up to the start of the file, and what was typed before it is kept', async () => {
		const store = await fresh()
		const office = await openOffice(store)
		const body = new FormData()
		body.append('reach', 'The words.')
		body.append('file', new File([Buffer.alloc(30 * 1024 * 1024)], 'streets.csv', { type: 'text/csv' }))
		body.append('after', 'Nobody reads this.')
		const answer = async (path: string, cookie: string) => {
			const headers = { origin: office.url, cookie }
			const response = await fetch(office.url + path, { method: 'POST', headers, body, redirect: 'manual' })
			const html = await response.text()
			const kept = ['The words.', 'streets.csv', 'Nobody reads this.'].map((words) => html.includes(words))
			return [response.status, ...kept]
		}
		const stranger = await signIn({ url: office.url, store }, 'office')
		expect(await answer('/admin/streets/import', stranger)).toEqual([403, true, true, false])
		await store.db.updateTable('staff').set({ is_password_temporary: true }).execute()
		for (const path of ['/admin/streets/import', '/admin/drive'])
			for (const cookie of [office.cookie, stranger, ''])
				expect([path, ...(await answer(path, cookie))]).toEqual([path, 401, true, true, false])
	})
})

describeStore('postgres', 'uploads to a bucket', (fresh) => {
	test('are stored in it and served from it; a full bucket is reported in a sentence, and the site works without the bucket', async () => {
		const s3 = await startS3()
		const office = await openOffice(await fresh(), s3.environment)
		const { url } = office
		expect((await send(office, await phoneJpeg(60, 450, 6), 'mill.jpg')).status).toBe(303)
		const isReady = async () => (await rowsOf(office))[0]?.is_avif_ready
		await expect.poll(isReady).toBe(true)
		const [row] = await rowsOf(office)
		const path = `${url}/uploads/${row?.id}-400.webp`
		const bytes = Buffer.from(await (await fetch(path)).arrayBuffer())
		expect(bytes).toEqual(s3.objects.get(`${row?.id}-400.webp`)?.bytes)
		const names = [400, 450].flatMap((width) => [`${row?.id}-${width}.avif`, `${row?.id}-${width}.webp`])
		await expect.poll(() => [...s3.objects.keys()].toSorted()).toEqual(names)

		s3.fail(507)
		const full = await send(office, await photo(300, 200).png().toBuffer(), 'more.png')
		expect([full.status, await full.text()]).toEqual([503, expect.stringContaining('the disk is full')])
		expect([...s3.objects.keys()].toSorted()).toEqual(names)
		expect(s3.refused).toEqual([])
		await s3.stop()
		const away = await fetch(path)
		expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store'])
		expect((await fetch(`${url}/`)).status).toBe(200)
	})
})
