import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast, lowContrastPairs } from '../palettes/contrast.ts'
import { describeOffice } from '#test/office_server.ts'
import { get, post, signIn } from '#test/staff.ts'
import { logoPath } from './own_path.ts'
import { readLogo } from './read_logo.server.ts'

const svg = (inner: string) =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inner}</svg>`)
const twoColors = svg(
	'<rect width="120" height="100" fill="#7a1f5c"/><circle cx="160" cy="50" r="30" fill="#ffe100"/><rect y="90" width="120" height="10" fill="#222"/>',
)
const png = (width: number, height: number, background: string) =>
	sharp({ create: { width, height, channels: 4, background } })
		.png()
		.toBuffer()

test('FI-117 a logo’s two main colors are read, the stronger first', async () => {
	const read = await readLogo(twoColors)
	expect(read.ok && read.colors).toHaveLength(2)
	expect(read.ok && read.colors[0]).toMatch(/^#7[0-9a-f]1[0-9a-f]5[0-9a-f]$/)
	expect(read.ok && read.colors[1]).toMatch(/^#f/)
})

test('FI-117 what cannot be a logo is refused with a sentence', async () => {
	const nested = Array.from({ length: 12 }, (_, at) => {
		const uses = `<use href="#g${at - 1}"/>`.repeat(10)
		return `<g id="g${at}">${at === 0 ? '<rect width="9" height="9"/>' : uses}</g>`
	})
	const refusals: [Uint8Array, RegExp][] = [
		[svg('<script>alert(1)</script><rect width="99" height="99"/>'), /program \(a script\)/],
		[svg('<rect width="99" height="99" onload="alert(1)"/>'), /program \(a script\)/],
		[svg('<image href="http://elsewhere.example/a.png" width="9" height="9"/>'), /another website/],
		[
			Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
			/grow without end/,
		],
		[svg(`<defs>${nested.join('')}</defs><use href="#g11"/>`), /cannot be drawn|white, or empty/],
		[svg('<rect width="200"'), /cannot be drawn/],
		[Buffer.concat([twoColors, Buffer.alloc(1024 * 1024, ' ')]), /larger than 1 MB/],
		[Buffer.alloc(40 * 1024 * 1024), /larger than 20 MB/],
		[await png(1, 1, '#ff0000'), /1 by 1 pixels/],
		[await png(200, 100, '#ffffff'), /white, or empty/],
		[await png(200, 100, '#00000000'), /white, or empty/],
		[await png(200, 100, '#205080'), /one color from edge to edge/],
		[Buffer.from('%PDF-1.7 a letter'), /not a JPEG, PNG/],
		[Buffer.alloc(0), /Choose a picture/],
	]
	for (const [bytes, sentence] of refusals) {
		const read = await readLogo(bytes)
		expect(read.ok ? 'taken' : read.message).toMatch(sentence)
	}
})

const icons = ['/favicon.ico', '/icon-180.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png']

/** The icons of every kind, as bytes. */
function iconsOf(url: string): Promise<string[]> {
	return Promise.all(
		icons.map(async (icon) => Buffer.from(await (await get(url, icon)).arrayBuffer()).toString('base64')),
	)
}

describeOffice('a logo', (office) => {
	test('FI-117 FI-129 that is uploaded as a drawing is on every page, truck and icon as a picture, and its colors become the site’s', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const upload = (bytes: Uint8Array, name: string) => {
			const body = new FormData()
			body.set('intent', 'upload')
			body.set('picture', new File([new Uint8Array(bytes)], name))
			return fetch(url + logoPath, {
				method: 'POST',
				headers: { origin: url, cookie },
				body,
				redirect: 'manual',
			})
		}
		const refused = await upload(svg('<script>1</script>'), 'logo.svg')
		expect([refused.status, await refused.text()]).toEqual([
			422,
			expect.stringContaining('a program (a script)'),
		])
		// Browsers do not restore a file input, so the form is shown again without the file.
		const again = await post(url, logoPath, {}, { cookie })
		expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('Choose a picture')])
		const large = await upload(Buffer.alloc(21 * 1024 * 1024), 'large.png')
		expect([large.status, await large.text()]).toEqual([422, expect.stringContaining('larger than 20 MB')])

		const drawnIcons = await iconsOf(url)
		const taken = await upload(twoColors, 'logo.svg')
		expect(taken.status, await taken.text()).toBe(303)
		const place = taken.headers.get('location') ?? ''
		const row = await store.db
			.selectFrom('company_facts')
			.select('value')
			.where('name', '=', 'logo')
			.executeTakeFirstOrThrow()
		const path = JSON.parse(row.value) as string
		const [, shown = ''] =
			/<link rel="icon" href="([^"]+)" type="image\/webp"\/>/.exec(
				await (await get(url, '/contact')).text(),
			) ?? []
		for (const page of ['/', '/help', '/admin/login'])
			expect(await (await get(url, page)).text(), page).toContain(`src="${shown}"`)
		for (const file of [await fetch(url + path), await fetch(url + shown)])
			expect([file.status, file.headers.get('content-type')], file.url).toEqual([200, 'image/webp'])

		const [, folder = ''] = /src="(\/pictures\/[^/"]+)\//.exec(await (await get(url, '/')).text()) ?? []
		for (const scene of ['home-wide', 'residential-wide', 'home-upright-dark'])
			expect(await (await get(url, `${folder}/${scene}.svg`)).text(), scene).toContain('href="data:image/png')
		expect(await iconsOf(url)).not.toEqual(drawnIcons)
		const center = await sharp(Buffer.from(await (await get(url, '/icon-512.png')).arrayBuffer()))
			.extract({ left: 150, top: 256, width: 1, height: 1 })
			.removeAlpha()
			.raw()
			.toBuffer()
		expect(center[0]).toBeGreaterThan(0x60)
		expect(center[1]).toBeLessThan(0x40)

		const step = await (await get(url, place, cookie)).text()
		const color = (name: string) => {
			const input = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(step)?.[0] ?? ''
			return /value="(#[0-9a-f]{6})"/.exec(input)?.[1] ?? ''
		}
		expect(color('accent')).toMatch(/^#f/)
		const used = await post(
			url,
			logoPath,
			{ intent: 'colors', primary: color('primary'), accent: color('accent') },
			{ cookie },
		)
		expect(used.status, await used.text()).toBe(303)
		const variables = await store.db
			.selectFrom('color_variables')
			.innerJoin('color_palettes', 'color_palettes.id', 'palette_id')
			.select(['css_variable_name', 'hsl_value'])
			.where('is_active', '=', true)
			.execute()
		const colors = Object.fromEntries(
			variables.map(({ css_variable_name: name, hsl_value }) => [name, hsl_value]),
		)
		expect(lowContrastPairs(colors)).toEqual([])
		for (const prefix of ['--', '--dark-'])
			expect(
				contrast(colors[`${prefix}accent`] ?? '', colors[`${prefix}accent-foreground`] ?? ''),
			).toBeGreaterThan(4.5)
		expect(await (await get(url, '/')).text()).toContain(`--primary:${colors['--primary']};`)

		const picture = path.slice('/uploads/'.length).slice(0, 36)
		expect(await (await get(url, `/admin/pictures/${picture}`, cookie)).text()).toContain('Logo')
		expect((await post(url, logoPath, { intent: 'remove' }, { cookie })).status).toBe(303)
		expect(await (await get(url, '/')).text()).not.toContain('/logo.webp')
		expect((await fetch(url + shown)).status, 'nothing is there without a logo').toBe(404)
		expect(await (await get(url, '/favicon.svg')).text()).not.toContain('data:image')
	})
})
