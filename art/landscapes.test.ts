import { thinnest } from '#test/thinnest.ts'
import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Livery } from '#app/company/livery.ts'
import type { PictureName } from '#app/scenes/picture_name.ts'
import { sceneAlt } from '#app/scenes/scene_alt.ts'
import {
	landscapes,
	type TownFeature,
	townFeatures,
	type TownInScene,
	type TownsInScenes,
	truckKinds,
} from '#app/scenes/setting.ts'
import { subjectBox } from '#test/subject_box.ts'
import { sceneNamed, scenesOf } from './catalog.ts'
import { frames, safeBox } from './frame.ts'
import type { Light } from './light.ts'
import { builtInLivery, inLivery } from './livery.ts'
import { altOf, render, type Scene, sceneCanvas } from './scene.ts'
import { townScene } from './scenes/town_scenes.ts'
import { openLettering } from './type/lettering.ts'

beforeAll(() => openLettering())

const others = landscapes.filter((landscape) => landscape !== 'mountains')
const times = ['day', 'night'] as const
const scenes = scenesOf(builtInLivery.towns)
const named = (name: string, towns: TownsInScenes = builtInLivery.towns) => sceneNamed(name, towns) as Scene
const drawnIn = (changes: Partial<Livery>, draw: () => string) =>
	inLivery({ ...builtInLivery, ...changes }, draw)
const everyTown = (features: readonly TownFeature[]): TownsInScenes =>
	Object.fromEntries(Object.entries(builtInLivery.towns).map(([name, town]) => [name, { ...town, features }]))

describe.each(others)('FI-105 in the landscape %s', (landscape) => {
	// Each scene in one composition, by day or night, varied between landscapes; `node art/sheets.ts` draws all combinations.
	const turn = others.indexOf(landscape)
	const sample = scenes.map((scene, index) => ({
		scene,
		frame: frames[(index + turn) % frames.length] ?? 'standard',
		time: times[(index + Math.floor(turn / 2)) % 2] ?? 'day',
	}))

	test('FI-02 every scene stays within its size limit, has no hole and needs no other file', async () => {
		const heavy: string[] = []
		const holed: string[] = []
		for (const { scene, frame, time } of sample) {
			const svg = drawnIn({ landscape }, () => render(scene, time, frame))
			const bytes = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length
			if (bytes > (scene.name === 'home' ? 10 : 16) * 1024) heavy.push(`${scene.name} ${frame}: ${bytes}`)
			if ((await thinnest(svg)) < 150) holed.push(`${scene.name} ${frame} ${time}`)
			expect(svg, scene.name).not.toMatch(/<text|<script|<image|href=|NaN|undefined/)
		}
		expect({ heavy, holed }).toEqual({ heavy: [], holed: [] })
	})

	test('every color follows the light of its scene', () => {
		const gray = '#7b7b7b'
		// Colors that shine by themselves, or that mirror the light.
		const shining =
			/#(?:e9eef0|8b98a3|5f7f8d|ff6a4d|ff5b40|aeaeae|bbbbbb|878787|d9b878|b4925a|fff6dc|6d5838|4f4231)/g
		for (const { scene, frame, time } of sample.filter((_, index) => index % 3 === turn % 3)) {
			const light: Light = {
				night: time === 'night',
				sky: [
					[0, gray],
					[1, gray],
				],
				cloud: gray,
				haze: gray,
				tint: gray,
				dim: 1,
				landDim: 1,
				rockLit: gray,
				rockShade: gray,
				snowLit: gray,
				snowShade: gray,
				lamp: gray,
			}
			const svg = drawnIn({ landscape }, () =>
				render({ ...scene, lights: { day: light, night: light } }, time, frame),
			)
			const colors = new Set(svg.replaceAll(shining, '').match(/#[0-9a-f]{6}\b/g))
			expect([scene.name, ...colors]).toEqual([scene.name, gray])
		}
	})

	test('FI-01 the livery is on the truck, and the same livery gives the same bytes', () => {
		for (const name of ['home', 'residential-wellington', 'roll-off-loveland']) {
			const draw = (changes: Partial<Livery> = {}) =>
				drawnIn({ landscape, ...changes }, () => render(named(name), 'day'))
			const red = draw({ primary: '8 68% 42%' })
			expect(draw()).toBe(draw())
			expect(red).not.toBe(draw())
			expect(withoutColor(red)).toBe(withoutColor(draw()))
		}
		const unnamed = () => render(named('contact'), 'day')
		expect(drawnIn({ landscape, name: 'Ute Creek Disposal' }, unnamed)).not.toBe(
			drawnIn({ landscape }, unnamed),
		)
	})

	test('alt texts are one sentence, and name neither a time of day nor a summit', () => {
		for (const features of [undefined, [], ['water tower', 'river bridge', 'campus']] as const)
			for (const { name } of scenes) {
				const alt = sceneAlt(name as PictureName, {
					landscape,
					truckType: 'rear loader',
					towns: features ? everyTown(features) : builtInLivery.towns,
				})
				expect(alt).toMatch(/^[A-Z].{10,200}\.$/)
				expect(alt).not.toMatch(/\b(dawn|morning|sunrise|dusk|night|Longs|Horsetooth|Front Range|Meeker)\b/i)
			}
	})

	test('the alt text on the pages is that of the drawing', () => {
		for (const features of [[], ['lake', 'mill']] as const)
			for (const scene of scenesOf(everyTown(features))) {
				const livery = { ...builtInLivery, landscape, towns: everyTown(features) }
				const said = sceneAlt(scene.name as PictureName, livery)
				expect(said).toBe(inLivery(livery, () => altOf(scene)))
			}
	})
})

test('FI-105 each feature of a town is drawn in every landscape, at most three at a time', () => {
	for (const landscape of landscapes) {
		const draw = (...features: TownFeature[]) =>
			drawnIn({ landscape }, () => render(named('residential-wellington', everyTown(features)), 'day'))
		const all = Object.keys(townFeatures) as TownFeature[]
		const drawn = all
			// The coast always has the sea.
			.filter((feature) => landscape !== 'coast' || feature !== 'lake')
			.map((feature) => draw(feature))
		expect(new Set([draw(), ...drawn]).size, landscape).toBe(drawn.length + 1)
		expect(draw('church', 'mill', 'campus', 'water tower')).toBe(draw('church', 'mill', 'campus'))
	}
})

test('FI-105 towns without features differ in view, light or season, however many there are', () => {
	const town = (turn: number): TownInScene => ({ name: '', features: [], view: null, turn })
	const towns = Array.from({ length: 30 }, (_, turn) => townScene('residential', `town-${turn}`, town(turn)))
	const looks = towns.map(({ lights, uprightFrom }) => JSON.stringify([lights.day, uprightFrom]))
	expect(new Set(looks).size).toBeGreaterThan(20)
	for (const landscape of landscapes) {
		const [one, other] = ['ames', 'boone'].map((slug) =>
			drawnIn({ landscape }, () => render(townScene('residential', slug, town(2)), 'day')),
		)
		expect(one, landscape).not.toBe(other)
	}
})

test('FI-105 a view that the mountains draw specially is drawn and described only if the town has no features', () => {
	const look = (changes: Partial<TownInScene>) =>
		render(
			townScene('roll-off', 'ames', { name: 'Ames', features: [], view: null, turn: 3, ...changes }),
			'day',
		)
	const own = look({ view: 'twin summits' })
	expect(own).not.toBe(look({}))
	expect(look({ view: 'twin summits', features: ['church'] })).toBe(look({ features: ['church'] }))
	const alt = (changes: Partial<TownInScene>) =>
		sceneAlt('roll-off-ames', {
			...builtInLivery,
			towns: { 'roll-off-ames': { name: 'Ames', features: [], view: null, turn: 3, ...changes } },
		})
	expect(alt({ view: 'twin summits' })).toMatch(/twin summits behind it\.$/)
	expect(alt({ view: 'twin summits', features: ['church'] })).toMatch(/a white church behind it\.$/)
})

test('FI-105 FI-15 each truck and each feature is placed where no box crops it', async () => {
	const cut: string[] = []
	const check = async (scene: Scene, index: number, changes: Partial<Livery>) => {
		const frame = frames[index % frames.length] ?? 'standard'
		const found = inLivery({ ...builtInLivery, ...changes }, () => subjectBox(scene, frame))
		const [box, safe] = [await found, safeBox(sceneCanvas(scene, frame))]
		// A measured box has whole pixels of four units each.
		if (!box || box.left < safe.left - 4 || box.right > safe.right + 4 || box.top < safe.top - 4)
			cut.push(JSON.stringify({ scene: scene.name, frame, changes, box, safe }))
	}
	const scenesOfTrucks = ['home', 'about', 'residential', 'residential-severance'].map((name) => named(name))
	for (const [kind, truckType] of truckKinds.entries())
		for (const [index, scene] of scenesOfTrucks.entries()) await check(scene, index + kind, { truckType })
	for (const [index, landscape] of others.entries())
		await check(named('roll-off-windsor', everyTown(['water tower', 'church'])), index, { landscape })
	expect(cut).toEqual([])
})

test('FI-105 each type of truck looks different, and a company with roll-offs alone has no garbage truck', () => {
	for (const name of ['home', 'hoa'])
		expect(
			new Set(truckKinds.map((truckType) => drawnIn({ truckType }, () => render(named(name), 'day')))).size,
		).toBe(4)
	expect(drawnIn({ truckType: 'roll-off hoist' }, () => altOf(named('home')))).toMatch(/^Our roll-off truck/)
	expect(sceneAlt('home', { landscape: 'plains', truckType: 'roll-off hoist', towns: {} })).toMatch(
		/^Our roll-off truck/,
	)
})

const withoutColor = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '')
