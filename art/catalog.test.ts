import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { brotliCompressSync, constants } from 'node:zlib'
import { previews } from '#app/content/previews.ts'
import { scenes } from './catalog.ts'
import { fixedDrawings, sceneDrawings } from './drawings.ts'
import { builtInLivery, inLivery } from './livery.ts'
import { manifestSource } from './manifest.ts'
import { preview } from './preview/preview.ts'
import { scaleDrawings } from './scale/drawings.ts'
import { render } from './scene.ts'
import { openLettering } from './type/lettering.ts'

const home = 'home.svg'
const drawn = (name: string) => sceneDrawings.get(name)?.() ?? ''

beforeAll(() => openLettering())

describe('the drawn pictures', () => {
	test('are the same bytes for the same seed', () => {
		for (const scene of scenes) expect(render(scene, 'day')).toBe(render(scene, 'day'))
	})

	test('have the same geometry by day and night', () => {
		for (const scene of scenes) {
			const horizon = (svg: string) => [...svg.matchAll(/<clipPath[^>]*>.*?<\/clipPath>/g)].map(String)
			expect(horizon(render(scene, 'night')).map(withoutColor)).toEqual(
				horizon(render(scene, 'day')).map(withoutColor),
			)
		}
	})

	test('the committed drawings to scale and the list of scenes are the generator’s', async () => {
		const committed = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
		for (const [name, svg] of Object.entries(scaleDrawings())) {
			expect({ name, svg: committed(`public/pictures/${name}`) }).toEqual({ name, svg })
		}
		expect(committed('app/pictures/manifest.ts')).toBe(await manifestSource(scenes))
	})

	test('FI-01 follow the company: its name, its year and its colors, and are the same again for the same one', () => {
		const plain = drawn('contact.svg')
		const other = { ...builtInLivery, name: 'Ute Creek Disposal' }
		expect(inLivery(other, () => drawn('contact.svg'))).not.toBe(plain)
		expect(inLivery({ ...builtInLivery, since: 1994 }, () => drawn(home))).not.toBe(drawn(home))
		const red = inLivery({ ...builtInLivery, primary: '8 68% 42%' }, () => drawn(home))
		expect(red).not.toBe(drawn(home))
		expect(withoutColor(red)).toBe(withoutColor(drawn(home)))
		expect(drawn('contact.svg')).toBe(plain)
	})

	test('FI-02 a first visit can afford each: none is heavier than 16 KB, and that of the home page than 10', () => {
		const weights = [...sceneDrawings].map(([name, draw]) => ({
			name,
			bytes: brotliCompressSync(draw(), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length,
		}))
		expect(weights.filter(({ bytes }) => bytes > 16 * 1024)).toEqual([])
		expect(weights.find(({ name }) => name === home)?.bytes).toBeLessThanOrEqual(10 * 1024)
	})

	test('MD-01 every preview has a scene and a title of its own', () => {
		const titles = Object.values(previews).map(({ title }) => title)
		expect(new Set(titles).size).toBe(titles.length)
		for (const { scene } of Object.values(previews)) {
			expect(scenes.map(({ name }) => name)).toContain(scene)
		}
	})

	test('no picture has a transparent hole', async () => {
		const holed: string[] = []
		for (const scene of scenes) {
			const { isOpaque } = await sharp(Buffer.from(render(scene, 'day')), { density: 36 }).stats()
			if (!isOpaque) holed.push(scene.name)
		}
		expect(holed).toEqual([])
	})

	test('no picture needs a font, a script or another file', () => {
		for (const [, draw] of [...sceneDrawings, ...fixedDrawings])
			expect(draw()).not.toMatch(/<text|<script|<image|href=/)
		const [scene] = scenes
		expect(scene && preview(scene, 'When the truck comes')).not.toMatch(/<text|<script|<image|href=/)
	})

	test('every alt text is one sentence and names no time of day, since it describes both schemes', () => {
		for (const { alt } of scenes) {
			expect(alt).toMatch(/^[A-Z].{10,160}\.$/)
			expect(alt).not.toMatch(/\b(dawn|morning|sunrise|dusk|night)\b/i)
		}
	})
})

const withoutColor = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '')
