import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { brotliCompressSync, constants } from 'node:zlib'
import { thinnest } from '#test/thinnest.ts'
import { paints } from '#app/company/paints.ts'
import { builtInPreviews } from '#app/content/pages/all.ts'
import { commonScenes, scenesOf } from './catalog.ts'
import { fixedDrawings, folderDrawing, sceneDrawings } from './drawings.ts'
import { builtInLivery, inLivery } from './livery.ts'
import { mountains } from './landscapes/mountains.ts'
import { altsSource, manifestSource } from './manifest.ts'
import { preview } from './preview/preview.ts'
import { altOf, render } from './scene.ts'
import { openLettering } from './type/lettering.ts'
import { setOff, toLab } from './color.ts'
import { seasons } from './land/season.ts'
import { afar, landIn, paintIn } from './light.ts'
import * as day from './lights/day.ts'
import * as night from './lights/night.ts'
import { material } from './materials.ts'
import { townShots } from './scenes/town_scenes.ts'
import { onPaper } from './scale/sheet.ts'
import { houseLooks } from './things/house.ts'
import { waterTower } from './things/landmarks.ts'
import type { Shot } from './solid/stage.ts'
import { stage } from './solid/stage.ts'
import { truckLength } from './solid/truck.ts'
import { onCanvas } from './solid/view.ts'

const home = 'home.svg'
const { towns } = builtInLivery
const scenes = scenesOf(towns)
const drawn = (name: string, of = towns) => folderDrawing(name, of)?.() ?? ''
/** All drawings of the default company, drawn once for all tests. */
const ours = new Map<string, string>()

beforeAll(async () => {
	await openLettering()
	for (const [name, draw] of [...sceneDrawings(towns), ...fixedDrawings]) ours.set(name, draw())
})

/** The compressed bytes that a first visit loads for a drawing. */
const weightOf = (svg: string): number =>
	brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length

describe('the drawn pictures', () => {
	const shots = [...Object.values(townShots.residential), ...Object.values(townShots.rolloff)]

	test('FI-10 no two towns have the same combination of distance, angle, truck position, light and season', () => {
		expect(shots.length).toBe(Object.keys(towns).length)
		const alike = shots.map(({ distance, angle, place, light, season }) =>
			[distance, angle, place, light, season].join(' '),
		)
		expect(new Set(alike).size).toBe(shots.length)
		for (const service of Object.values(townShots)) {
			const seen = (key: keyof Shot) =>
				new Set(Object.values(service as Record<string, Shot>).map((shot) => shot[key])).size
			expect(seen('angle')).toBeGreaterThanOrEqual(3)
			expect(seen('distance')).toBe(3)
			expect(seen('season')).toBeGreaterThanOrEqual(4)
			expect(seen('light')).toBeGreaterThanOrEqual(4)
		}
	})

	test('FI-11 every truck is seen whole wherever pages crop the picture, and its season is drawn', () => {
		for (const shot of shots) {
			const { truck, season } = stage(shot, mountains)
			expect(season).toBe(seasons[shot.season])
			const corners = [-1, 1].flatMap((end) =>
				[-4, 4].flatMap((right) =>
					[0, 11.4].map((up) => onCanvas(truck, [(end * truckLength) / 2, up, right])),
				),
			)
			for (const [x, y] of corners) {
				// Next to the text of a wide screen's hero, the picture is visible from x = 390 to 1360.
				expect(x).toBeGreaterThan(390)
				expect(x).toBeLessThan(1360)
				// A hero three times as wide as high shows the picture from y = 275 to 808.
				expect(y).toBeGreaterThan(275)
				expect(y).toBeLessThan(808)
			}
		}
	})

	test('FI-08 every color of carts and containers stands out from the ground, the page and the walls of houses', () => {
		const pages = ['#faf8f4', '#f0ede6', '#12201d', '#1e2926']
		for (const [name, { body, lid }] of Object.entries(paints)) {
			expect(difference(body, lid), name).toBeGreaterThan(0.05)
			for (const page of pages)
				expect(difference(onPaper(body), page), `${name} on ${page}`).toBeGreaterThan(0.05)
			for (const light of [...Object.values(day), ...Object.values(night)]) {
				const color = paintIn(light)(body)
				for (const { ground } of Object.values(seasons))
					expect(
						difference(color, landIn(light)(ground.grass)),
						`${name} on ${ground.grass}`,
					).toBeGreaterThan(0.05)
				for (const { wall } of Object.values(houseLooks))
					expect(difference(color, afar(light, wall, 0.1)), `${name} at ${wall}`).toBeGreaterThan(0.05)
			}
		}
	})

	test('FI-08 carts, lids, dumpsters and containers are each painted as the facts say, with legible words', () => {
		const things = {
			trashCart: { body: 'yellow', lid: 'gray' },
			recyclingCart: { body: 'red', lid: 'orange' },
			lawnCart: { body: 'tan', lid: 'green' },
			dumpster: { body: 'orange', lid: 'blue' },
			rolloff: { body: 'black' },
		} as const
		const { cart, dumpster, container } = inLivery({ ...builtInLivery, paints: things }, () => ({
			cart: material.cart,
			dumpster: material.dumpster,
			container: material.container,
		}))
		const coats = { trashCart: cart.trash, recyclingCart: cart.recycling, lawnCart: cart.lawn, dumpster }
		for (const [thing, { body, lid, ink }] of Object.entries(coats)) {
			const wanted = things[thing as keyof typeof coats]
			expect([thing, body, lid]).toEqual([thing, paints[wanted.body].body, paints[wanted.lid].lid])
			expect(difference(ink, body), thing).toBeGreaterThan(0.3)
		}
		expect(container.color).toBe(paints.black.body)
		expect(difference(container.ink, container.color)).toBeGreaterThan(0.3)
	})

	test('FI-08 the ribs of a container are visible in each of its colors, in every light', () => {
		for (const light of [...Object.values(day), ...Object.values(night)])
			for (const [name, { body }] of Object.entries(paints)) {
				const paint = paintIn(light)
				expect(difference(paint(setOff(body, 0.22)), paint(body)), name).toBeGreaterThan(0.05)
			}
	})

	test('FI-09 FI-19 a water tower shows the name of its town, and stays bare if the name does not fit', () => {
		const tower = (name: string) => waterTower(night.dusk, name, 'ball', 0.1)
		const lines = (name: string) => tower(name).split('<g ').length - 1
		expect(['Greeley', 'Fort Collins', 'Red Feather Lakes'].map(lines)).toEqual([1, 2, 2])
		for (const name of [
			'',
			'東京',
			'Łódź',
			'Northern Larimer County Communities',
			'Llanfairpwllgwyngyllgogerych',
		])
			expect(tower(name), name).toBe(tower(''))
		expect(lines('')).toBe(0)
		const named = (name: string) => {
			const town = towns['roll-off-severance']
			if (!town) throw new Error('no town')
			return drawn('roll-off-severance.svg', { 'roll-off-severance': { ...town, name } })
		}
		expect(named('Severance')).toBe(drawn('roll-off-severance.svg'))
		expect(named('Eaton')).not.toBe(named('Severance'))
		expect(named('')).not.toBe(named('Severance'))
	})

	test('FI-09 each town has its own kind of water tower, and no two scenes have one in the same place', () => {
		const seen = scenes.flatMap(({ name }) => {
			const [, town = ''] = /^(?:residential|roll-off)-([a-z-]+)$/.exec(name) ?? []
			const svg = ours.get(`${name}.svg`) ?? ''
			// The mast on top of every tower, and the group that places it.
			const mast = svg.indexOf('y="-134"')
			const placed = [
				...svg.slice(0, mast).matchAll(/translate\(([\d.]+) [\d.]+\) scale\([\d.]+\)">(<[^>]+>)/g),
			].at(-1)
			return town && mast > 0 && placed
				? [{ town, place: Number(placed[1]), shape: withoutColor(placed[2] ?? '') }]
				: []
		})
		expect(seen.length).toBeGreaterThanOrEqual(5)
		const kinds = new Map(seen.map(({ town, shape }) => [town, shape]))
		expect(new Set(kinds.values()).size).toBe(kinds.size)
		for (const { town, shape } of seen) expect(kinds.get(town), town).toBe(shape)
		const places = seen.map(({ place }) => place).toSorted((a, b) => a - b)
		expect(new Set(places).size).toBe(places.length)
	})

	test('FI-09 the name on a water tower can be read by day and by night', () => {
		const steel = '#d9dedd'
		for (const light of [...Object.values(day), ...Object.values(night)]) {
			const written = /<g [^>]*><path [^>]*fill="(#[0-9a-f]{6})"/.exec(
				waterTower(light, 'Greeley', 'ball', 0.1),
			)?.[1]
			expect(difference(written ?? steel, afar(light, steel, 0.1))).toBeGreaterThan(0.25)
		}
	})

	test('FI-12 carts, dumpsters and containers stand out from the ground by night as well', () => {
		const { cart, container, dumpster } = material
		for (const light of Object.values(night)) {
			const [paint, land] = [paintIn(light), landIn(light)]
			for (const color of [cart.trash.body, cart.recycling.body, container.color, dumpster.body])
				for (const { ground } of Object.values(seasons))
					expect(difference(paint(color), land(ground.grass)), `${color} on ${ground.grass}`).toBeGreaterThan(
						0.05,
					)
		}
	})

	test('are the same bytes for the same seed', () => {
		for (const scene of scenes) expect(render(scene, 'day')).toBe(ours.get(`${scene.name}.svg`))
	})

	test('have the same geometry by day and night', () => {
		for (const scene of scenes) {
			const horizon = (svg: string) => [...svg.matchAll(/<clipPath[^>]*>.*?<\/clipPath>/g)].map(String)
			expect(horizon(render(scene, 'night')).map(withoutColor)).toEqual(
				horizon(ours.get(`${scene.name}.svg`) ?? '').map(withoutColor),
			)
		}
	})

	test('the committed list of scenes equals the generated one', async () => {
		const committed = readFileSync(new URL('../app/scenes/manifest.ts', import.meta.url), 'utf8')
		expect(committed).toBe(await manifestSource(commonScenes))
		const alts = readFileSync(new URL('../app/scenes/alts.ts', import.meta.url), 'utf8')
		expect(alts).toBe(await altsSource(commonScenes))
	})

	test('FI-01 follow the company’s name, year and colors, and are the same again for the same company', () => {
		const plain = drawn('contact.svg')
		const other = { ...builtInLivery, name: 'Ute Creek Disposal' }
		expect(inLivery(other, () => drawn('contact.svg'))).not.toBe(plain)
		expect(inLivery({ ...builtInLivery, since: 1994 }, () => drawn(home))).not.toBe(drawn(home))
		const unsaid = inLivery({ ...builtInLivery, since: null }, () => drawn(home))
		expect([drawn(home), inLivery({ ...builtInLivery, since: 1994 }, () => drawn(home))]).not.toContain(
			unsaid,
		)
		const red = inLivery({ ...builtInLivery, primary: '8 68% 42%' }, () => drawn(home))
		expect(red).not.toBe(drawn(home))
		expect(withoutColor(red)).toBe(withoutColor(drawn(home)))
		expect(drawn('contact.svg')).toBe(plain)
	})

	test('FI-02 are small enough for a first visit: at most 16 KB each, and 10 KB on the home page', () => {
		const weights = [...sceneDrawings(towns).keys()].map((name) => ({
			name,
			bytes: weightOf(ours.get(name) ?? ''),
		}))
		expect(weights.filter(({ bytes }) => bytes > 16 * 1024)).toEqual([])
		for (const name of [home, 'home-upright.svg', 'home-wide.svg'])
			expect(weights.find((one) => one.name === name)?.bytes, name).toBeLessThanOrEqual(10 * 1024)
	})

	test('MD-01 every preview has a scene and a title of its own', () => {
		const titles = builtInPreviews.map(({ title }) => title)
		expect(new Set(titles).size).toBe(titles.length)
		for (const { scene } of builtInPreviews) {
			expect(scenes.map(({ name }) => name)).toContain(scene)
		}
	})

	test('no picture has a transparent hole', async () => {
		const holed: string[] = []
		for (const scene of scenes) {
			if ((await thinnest(ours.get(`${scene.name}.svg`) ?? '')) < 150) holed.push(scene.name)
		}
		expect(holed).toEqual([])
	})

	test('no picture needs a font, a script or another file', () => {
		for (const svg of ours.values()) expect(svg).not.toMatch(/<text|<script|<image|href=/)
		const [scene] = scenes
		expect(scene && preview(scene, 'When the truck comes')).not.toMatch(/<text|<script|<image|href=/)
	})

	test('every alt text is one sentence and names no time of day, since it describes both schemes', () => {
		for (const alt of scenes.map(altOf)) {
			expect(alt).toMatch(/^[A-Z].{10,160}\.$/)
			expect(alt).not.toMatch(/\b(dawn|morning|sunrise|dusk|night)\b/i)
		}
	})
})

/** The perceived difference of two colors: their distance in OKLab, in which white and black are 1 apart. */
const difference = (a: string, b: string): number => {
	const [from, to] = [toLab(a), toLab(b)]
	return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}

const withoutColor = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '')
