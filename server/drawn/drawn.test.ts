import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paints } from '#app/company/paints.ts'
import { truckTypes } from '#app/company/truck_types.ts'
import { alts } from '#app/scenes/alts.ts'
import { saveFacts } from '#test/save_facts.ts'
import { serveStore } from '#test/serve_store.ts'
import { shownHtml } from '#test/shown_html.ts'
import { describeStore } from '#test/stores.ts'

/** The URL of the picture in a page's first screen. */
async function heroOf(url: string, path: string): Promise<string> {
	const html = await (await fetch(url + path)).text()
	return /<img src="(\/pictures\/[0-9a-f]{8}\/[^"]+\.svg)"/.exec(html)?.[1] ?? ''
}

const shownOf = async (url: string) => shownHtml(await (await fetch(url)).text())

const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())

describeStore('sqlite', 'the drawn pictures', (fresh) => {
	test('FI-01 FI-04 and previews are redrawn once the office has changed the company’s name', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const before = await heroOf(url, '/contact')
		const drawn = await bytesOf(url + before)
		const preview = `${url}/pictures/contact-1200x630.jpg`
		const sign = await bytesOf(preview)

		await saveFacts(store, { name: 'Ute Creek Disposal' })
		await expect.poll(() => heroOf(url, '/contact')).not.toBe(before)
		const after = await heroOf(url, '/contact')
		const redrawn = await bytesOf(url + after)
		expect(redrawn.equals(drawn)).toBe(false)
		expect((await bytesOf(preview)).equals(sign)).toBe(false)

		// A tab that is still open, or another server, requests the old URL: it gets the current picture and does not cache it.
		const outdated = await fetch(url + before)
		expect(outdated.headers.get('cache-control')).toBe('no-cache')
		expect(Buffer.from(await outdated.arrayBuffer()).equals(redrawn)).toBe(true)
	})

	test('FI-105 a changed landscape and truck type show at once in pictures, alt texts and the help center', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const before = await heroOf(url, '/')
		const drawn = await bytesOf(url + before)
		await saveFacts(store, { landscape: 'coast', truckType: 'side loader' })
		await expect.poll(() => heroOf(url, '/')).not.toBe(before)
		const redrawn = await bytesOf(url + (await heroOf(url, '/')))
		expect(redrawn.equals(drawn)).toBe(false)
		expect(await shownOf(url)).toContain(alts.coast.home)
		expect(await shownOf(`${url}/help/cart-placement`)).toContain(truckTypes['side loader'])
	})

	test('FI-01 another palette repaints the trucks', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const before = await heroOf(url, '/')
		const palettes = store.db.updateTable('color_palettes')
		await palettes.set({ is_active: false }).where('is_active', '=', true).execute()
		await palettes.set({ is_active: true }).where('name', '=', 'Red Foothills').execute()
		await expect.poll(() => heroOf(url, '/')).not.toBe(before)
		const drawn = await bytesOf(url + (await heroOf(url, '/')))
		expect(drawn.equals(await bytesOf(`${url}${before}`))).toBe(true)
	})

	test('FI-08 FI-18 carts and containers have the colors that the office saved, in scenes and in drawings to scale', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const addressIn = async (path: string, file: string) => {
			const html = await shownOf(`${url}${path}`)
			return new RegExp(`src="(/pictures/[0-9a-f]{8}/${file})[#"]`).exec(html)?.[1] ?? ''
		}
		const shown = {
			'/': 'scale-carts.svg',
			'/roll-off-dumpsters': 'scale-rolloffs.svg',
			'/commercial': 'scale-commercial.svg',
			'/residential': 'residential-fort-collins.svg',
		}
		const before = new Map<string, string>()
		const asSold = new Map<string, Buffer>()
		for (const [path, file] of Object.entries(shown)) {
			before.set(file, await addressIn(path, file))
			asSold.set(file, await bytesOf(url + before.get(file)))
			expect(asSold.get(file)?.includes(paints.red.body), file).toBe(false)
		}
		const kept = await fetch(url + before.get('scale-rolloffs.svg'), { headers: { 'accept-encoding': 'br' } })
		expect(Object.fromEntries(kept.headers)).toMatchObject({
			'content-type': 'image/svg+xml',
			'content-encoding': 'br',
			'cache-control': 'max-age=31536000, immutable',
		})

		const red = ['trashCart.body', 'trashCart.lid', 'recyclingCart.body', 'dumpster.body', 'rolloff.body']
		await saveFacts(store, Object.fromEntries(red.map((name) => [`paints.${name}`, 'red'])))
		await expect.poll(() => addressIn('/', 'scale-carts.svg')).not.toBe(before.get('scale-carts.svg'))
		for (const [path, file] of Object.entries(shown)) {
			const after = await addressIn(path, file)
			expect(after, file).not.toBe(before.get(file))
			const drawn = await bytesOf(url + after)
			expect(drawn.equals(asSold.get(file) ?? drawn), file).toBe(false)
			expect(drawn.includes(paints.red.body), file).toBe(file.startsWith('scale-'))
			const outdated = await fetch(url + before.get(file))
			expect(outdated.headers.get('cache-control'), file).toBe('no-cache')
			expect(Buffer.from(await outdated.arrayBuffer()).equals(drawn), file).toBe(true)
			const former = await fetch(`${url}/pictures/${file}`)
			expect(former.url, file).toBe(url + after)
		}
	})

	test('FI-09 a town renamed in the office has its new name on its water tower', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const pages = ['/residential/wellington', '/roll-off-dumpsters/wellington']
		const before = await Promise.all(pages.map((path) => heroOf(url, path)))
		const drawn = await Promise.all(before.map((address) => bytesOf(url + address)))
		for (const table of ['residential_towns', 'rolloff_towns'] as const)
			await store.db.updateTable(table).set({ name: 'Nunn' }).where('slug', '=', 'wellington').execute()
		for (const [index, path] of pages.entries()) {
			await expect.poll(() => heroOf(url, path)).not.toBe(before[index])
			const redrawn = await bytesOf(url + (await heroOf(url, path)))
			expect(redrawn.equals(drawn[index] ?? redrawn), path).toBe(false)
			expect((await bytesOf(url + before[index])).equals(redrawn), path).toBe(true)
		}
	})

	test('FI-105 a town that the office adds has a picture, its alt text and a preview at once, and its landmarks are shown', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		expect((await fetch(`${url}/pictures/residential-ames-1200x630.jpg`)).status).toBe(404)
		const row = await store.db
			.selectFrom('residential_towns')
			.selectAll()
			.where('slug', '=', 'windsor')
			.executeTakeFirstOrThrow()
		const ames = { ...row, id: 'ames', slug: 'ames', name: 'Ames', features: ['church'], view: null }
		await store.db.insertInto('residential_towns').values(ames).execute()
		await expect.poll(() => heroOf(url, '/residential/ames')).toContain('/residential-ames-')
		const address = await heroOf(url, '/residential/ames')
		const drawn = await bytesOf(url + address)
		expect(await shownOf(`${url}/residential/ames`)).toContain('a white church behind it')
		expect((await fetch(`${url}/pictures/residential-ames-1200x630.jpg`)).status).toBe(200)
		await store.db
			.updateTable('residential_towns')
			.set({ features: ['mill', 'campus'] })
			.where('slug', '=', 'ames')
			.execute()
		await expect.poll(() => shownOf(`${url}/residential/ames`)).toContain('the old mill and the clock tower')
		expect((await bytesOf(url + (await heroOf(url, '/residential/ames')))).equals(drawn)).toBe(false)
		expect((await fetch(new URL('/pictures/residential-nowhere-1200x630.jpg', url))).status).toBe(404)
	})

	test('FI-02 a scene is one small compressed file per color scheme, cached for a year, and found at its former addresses', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const hero = url + (await heroOf(url, '/'))
		expect(hero).toMatch(/\/home-upright\.svg$/)
		const day = hero.replace('-upright', '')
		for (const address of [
			day,
			day.replace('.svg', '-dark.svg'),
			hero,
			day.replace('.svg', '-wide-dark.svg'),
		]) {
			// The second response comes from memory.
			for (const time of [1, 2]) {
				const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
				expect([time, response.status, response.headers.get('content-type')]).toEqual([
					time,
					200,
					'image/svg+xml',
				])
				expect(response.headers.get('cache-control')).toBe('max-age=31536000, immutable')
				expect(response.headers.get('content-encoding')).toBe('br')
				expect(Number(response.headers.get('content-length'))).toBeLessThan(12 * 1024)
			}
		}
		expect((await bytesOf(day)).equals(await bytesOf(day.replace('.svg', '-dark.svg')))).toBe(false)
		for (const former of ['home-1280.webp', 'home-400.avif', 'home.svg']) {
			expect((await fetch(`${url}/pictures/${former}`)).url, former).toBe(day)
		}
		for (const none of ['/pictures/nowhere-1280.webp', '/pictures/nowhere-1200x630.jpg', `${day}x`]) {
			expect((await fetch(new URL(none, url))).status, none).toBe(404)
		}
	})

	test('FI-03 placeholders and icons are drawn too, each in its format', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const types = [
			'hero',
			'card',
			'team',
			'blog',
			'service',
			'commercial',
			'residential',
			'rolloff',
			'default',
		]
		for (const name of types.flatMap((type) => [`${type}.svg`, `${type}-dark.svg`])) {
			const response = await fetch(`${url}/placeholders/${name}`)
			expect([name, response.headers.get('content-type')]).toEqual([name, 'image/svg+xml'])
			expect(await response.text(), name).toMatch(/^<svg [^]*viewBox="0 0 1600 900"[^]*<\/svg>$/)
		}
		for (const [icon, size] of [
			['icon-180.png', 180],
			['icon-192.png', 192],
			['icon-512.png', 512],
			['icon-maskable-512.png', 512],
		] as const) {
			const picture = await sharp(await bytesOf(`${url}/${icon}`)).metadata()
			expect([icon, picture.format, picture.width, picture.height]).toEqual([icon, 'png', size, size])
		}
		const ico = await bytesOf(`${url}/favicon.ico`)
		expect(ico.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]))
		const inside = ico.subarray(ico.readUInt32LE(18))
		expect(await sharp(inside).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
	})

	test('FI-05 the web manifest and the pages name the company and its palette, and the icons are there', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const html = await (await fetch(url)).text()
		const [, link = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
		const response = await fetch(url + link)
		expect(response.headers.get('content-type')).toBe('application/manifest+json')
		const manifest = (await response.json()) as {
			name: string
			theme_color: string
			icons: { src: string }[]
		}
		expect(manifest).toMatchObject({ name: 'Horsetooth Hauling', theme_color: 'hsl(42 40% 97%)' })
		for (const { src } of manifest.icons) expect((await fetch(url + src)).status, src).toBe(200)
		expect(html).toContain(`media="(prefers-color-scheme:light)" content="${manifest.theme_color}"`)
		expect(html).toContain('media="(prefers-color-scheme:dark)" content="hsl(165 22% 9%)"')
	})

	test('FI-04 a preview is made once and kept, also for the next process', async () => {
		const store = await fresh({ seed: true })
		const folder = join(store.connection.dataDir, 'previews')
		const first = await serveStore(store.connection)
		const address = `${first.url}/pictures/home-1200x630.jpg`
		const both = await Promise.all([fetch(address), fetch(address)])
		const [one, two] = await Promise.all(
			both.map(async (response) => Buffer.from(await response.arrayBuffer())),
		)
		expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true)
		const files = readdirSync(folder)
		expect(files).toHaveLength(1)
		const etag = both[0].headers.get('etag') ?? ''
		expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
		await first.stop()

		const second = await serveStore(store.connection)
		const again = await fetch(`${second.url}/pictures/home-1200x630.jpg`)
		expect([again.headers.get('content-type'), again.headers.get('etag')]).toEqual(['image/jpeg', etag])
		expect(readdirSync(folder)).toEqual(files)
	})
})
