import { existsSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { builtInFacts } from '#app/company/built_in_facts.ts'
import { scenes } from './catalog.ts'
import { drawings, previewDrawing } from './output/drawings.ts'
import { manifestSource, previewsSource } from './output/manifest.ts'
import { fingerprint, readRecord } from './output/record.ts'
import { smallDrawings } from './output/small.ts'
import { previews } from './preview/catalog.ts'
import { render } from './scene.ts'

const publicFolder = new URL('../public/', import.meta.url)
const picture = (name: string) => new URL(`pictures/${name}`, publicFolder)
const all = [...scenes.flatMap(drawings), ...previews.map(previewDrawing)]

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

	test('the committed rasters are those of the current drawings', () => {
		const record = readRecord()
		const current = Object.fromEntries(
			all.map((drawing) => [drawing.name, fingerprint(drawing.settings, drawing.svg())]),
		)
		expect(record).toEqual(current)
		const missing = all.flatMap((drawing) => drawing.files).filter((name) => !existsSync(picture(name)))
		expect(missing).toEqual([])
	})

	test("the committed small drawings are the generator's, byte for byte", () => {
		for (const [name, svg] of Object.entries(smallDrawings())) {
			expect({ name, svg: readFileSync(new URL(name, publicFolder), 'utf8') }).toEqual({ name, svg })
		}
	})

	test('the manifests are the generator’s', async () => {
		const committed = (path: string) => readFileSync(new URL(`../app/${path}`, import.meta.url), 'utf8')
		expect(committed('pictures/manifest.ts')).toBe(await manifestSource(scenes))
		expect(committed('content/previews.ts')).toBe(await previewsSource(previews))
	})

	test('TH-05 D27 every scene has the widths 400, 768, 1024 and 1280, with the declared size', async () => {
		for (const width of [400, 768, 1024, 1280]) {
			for (const format of ['avif', 'webp']) {
				const { width: real } = await sharp(readFileSync(picture(`home-${width}.${format}`))).metadata()
				expect(real).toBe(width)
			}
		}
	})

	test('the home picture fits the first-visit budget', () => {
		expect(statSync(picture('home-768.avif')).size).toBeLessThanOrEqual(12 * 1024)
		expect(statSync(picture('home-1280.avif')).size).toBeLessThanOrEqual(22 * 1024)
		expect(statSync(picture('home-1280.webp')).size).toBeLessThanOrEqual(40 * 1024)
	})

	test('MD-01 every preview is 1200 by 630, small, and has a unique title', async () => {
		expect(new Set(previews.map(({ title }) => title)).size).toBe(previews.length)
		for (const { name } of previews) {
			const file = picture(`${name}-1200x630.jpg`)
			expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ width: 1200, height: 630 })
			expect(statSync(file).size).toBeLessThanOrEqual(80 * 1024)
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
		for (const drawing of all) expect(drawing.svg()).not.toMatch(/<text|<script|<image|href=/)
	})

	test('every alt text is one sentence and names no time of day, since it describes both schemes', () => {
		for (const { alt } of scenes) {
			expect(alt).toMatch(/^[A-Z].{10,160}\.$/)
			expect(alt).not.toMatch(/\b(dawn|morning|sunrise|dusk|night)\b/i)
		}
		expect(scenes.find((scene) => scene.name === 'about')?.alt).toContain(String(builtInFacts.founded.year))
	})
})

const withoutColor = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '')
