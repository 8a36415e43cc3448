import { describe, expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { personHeight } from '../things/person.ts'
import { beside, container, dumpster, feetTall, trashCart } from '#app/pictures/scale_things.ts'
import { cartDrawings, cartSheet } from './carts.ts'
import { commercialDrawings, commercialSheet } from './commercial.ts'
import { compact } from '../compact.ts'
import { scaleDrawings } from '../drawings.ts'
import { openLettering } from '../type/lettering.ts'
import { rolloffDrawings, rolloffSheet } from './rolloffs.ts'

await openLettering()

/** The part of a file that one view shows. */
const shown = (svg: string, view: string) =>
	svg.split('<view ').find((part) => part.startsWith(`id="${view}"`)) ?? ''

/** The dimension lines and the ground as drawn: all rectangles in the ink of their group. */
const bars = (svg: string) =>
	[...svg.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"\/>/g)].map(
		([, x, y, width, height]) => ({
			x: Number(x),
			y: Number(y),
			width: Number(width),
			height: Number(height),
		}),
	)

/** The lengths of the longest vertical and horizontal dimension lines, and the height of the person, in pixels. */
const measured = (svg: string) => {
	const lines = bars(svg)
	const ground = Math.max(...lines.map((line) => line.width))
	const scales = [...svg.matchAll(/translate\([\d.]+ [\d.]+\) scale\(([\d.]+)\)/g)].map((match) =>
		Number(match[1]),
	)
	return {
		tall: Math.max(...lines.map((line) => line.height)),
		wide: Math.max(...lines.map((line) => line.width).filter((width) => width < ground)),
		person: Math.max(...scales) * personHeight,
	}
}

/** The relative error of a drawn ratio; drawings are rounded to a tenth of a pixel. */
const off = (drawn: number, real: number) => Math.abs(drawn / real - 1)
const tolerance = 0.005

/**
 * The smallest width of each drawing on a phone 360 pixels wide, in CSS pixels: the page's column is 328, the home page shows the carts at
 * 240, the lawn can is at most 272, and the order form frames the containers.
 */
const onPhone = {
	'scale-carts': 240,
	'scale-cart-': 192,
	'scale-commercial': 328,
	'scale-rolloffs': 262,
} as const

/** The size of a drawing's smallest words on a phone, in CSS pixels. */
const smallestWords = (name: string, svg: string): number => {
	const place = Object.entries(onPhone).find(([start]) => name.startsWith(start))
	const [, width = 0] = /viewBox="0 [\d.]+ ([\d.]+) /.exec(svg)?.map(Number) ?? []
	const groups = svg.split('<g class="s">').slice(1)
	const perThousand = groups.flatMap((group) =>
		[...(group.split('<g class="r"')[0] ?? '').matchAll(/scale\(([\d.]+)\)/g)].map((match) =>
			Number(match[1]),
		),
	)
	return (Math.min(...perThousand) * 1000 * (place?.[1] ?? 0)) / width
}

const rolloffs = rolloffDrawings['scale-rolloffs.svg']?.() ?? ''
const commercial = commercialDrawings['scale-commercial.svg']?.() ?? ''

describe('drawings to scale', () => {
	test.each(sampleFacts.rolloffs)(
		'the $yards-yard roll-off is drawn as long and tall as it is next to a person',
		(size) => {
			const [length, , height] = size.feet
			const { tall, wide, person } = measured(shown(rolloffs, `yard-${size.yards}`))
			expect(off(wide / person, length / personHeight)).toBeLessThan(tolerance)
			expect(off(tall / person, height / personHeight)).toBeLessThan(tolerance)
		},
	)

	test.each(sampleFacts.commercial)(
		'the $yards-yard dumpster is drawn as wide and tall as it is next to a person',
		(size) => {
			const [length, , height] = size.feet
			const { tall, wide, person } = measured(shown(commercial, `yard-${size.yards}`))
			expect(off(wide / person, length / personHeight)).toBeLessThan(tolerance)
			expect(off(tall / person, height / personHeight)).toBeLessThan(tolerance)
		},
	)

	test('the larger cart is drawn as wide and tall as it is next to a person, and the lawn can at the same scale', () => {
		const { tall, wide, person } = measured(cartDrawings['scale-carts.svg']?.() ?? '')
		const [height = 0, width = 0] = sampleFacts.carts.at(-1)?.inches ?? []
		expect(off(wide / person, width / (personHeight * 12))).toBeLessThan(tolerance)
		expect(off(tall / person, height / (personHeight * 12))).toBeLessThan(tolerance)
		const lawn = measured(cartDrawings['scale-cart-lawn.svg']?.() ?? '')
		const [tallLawn = 0, wideLawn = 0] = sampleFacts.lawnCan?.inches ?? []
		expect(off(lawn.tall, (tallLawn / 12) * cartSheet.pixelsPerFoot)).toBeLessThan(tolerance)
		expect(off(lawn.wide, (wideLawn / 12) * cartSheet.pixelsPerFoot)).toBeLessThan(tolerance)
	})

	test('each thing has exactly one view, of the width and height that pages expect', () => {
		const sheets = {
			'scale-carts': cartSheet,
			'scale-commercial': commercialSheet,
			'scale-rolloffs': rolloffSheet,
		}
		const things = [
			...sampleFacts.carts.map(trashCart),
			...sampleFacts.commercial.map(dumpster),
			...sampleFacts.rolloffs.map(container),
			...beside('scale-commercial'),
			...beside('scale-rolloffs'),
		]
		for (const { file, piece, feetWide } of things) {
			const svg = scaleDrawings.get(`${file}.svg`)?.() ?? ''
			const views = [
				...svg.matchAll(new RegExp(`<view id="${piece}" viewBox="[\\d.]+ [\\d.]+ ([\\d.]+) ([\\d.]+)"`, 'g')),
			]
			const [wide = 0, tall = 0] = views[0]?.slice(1).map((pixels) => Number(pixels)) ?? []
			expect(views.length, `${file} ${piece}`).toBe(1)
			expect(off(wide / sheets[file].pixelsPerFoot, feetWide)).toBeLessThan(tolerance)
			expect(off(tall / sheets[file].pixelsPerFoot, feetTall(file, sampleFacts))).toBeLessThan(tolerance)
		}
	})

	test('all roll-offs have views of the same size, so that they can be compared', () => {
		const views = [...rolloffs.matchAll(/<view id="yard-(\d+)" viewBox="0 [\d.]+ ([\d.]+ [\d.]+)"/g)]
		expect(views.map(([, yards]) => Number(yards))).toEqual(sampleFacts.rolloffs.map(({ yards }) => yards))
		expect(new Set(views.map(([, , size]) => size)).size).toBe(1)
	})

	test('FI-13 the words in every drawing are at least 12 pixels high on a phone 360 pixels wide', () => {
		expect(scaleDrawings.size).toBe(4)
		for (const [name, draw] of scaleDrawings)
			expect({ name, size: smallestWords(name, draw()) }).toEqual({
				name,
				size: expect.toSatisfy((size: number) => size >= 12),
			})
	})

	test('FI-14 a container’s measures are said to be those of the outside, which exceed its yards', () => {
		for (const { yards, feet } of sampleFacts.rolloffs) {
			expect((feet[0] * feet[1] * feet[2]) / 27).toBeGreaterThan(yards)
			expect(shown(rolloffs, `yard-${yards}`)).toMatch(/<title>[^<]* feet tall outside, beside/)
		}
	})

	test('every drawing has a description', () => {
		for (const [name, draw] of scaleDrawings) {
			const titles = [...draw().matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)
			expect(titles.length, name).toBe(draw().split('<title>').length - 1)
			for (const title of titles)
				expect(title).toMatch(name.includes('lawn') ? /inches tall/ : /beside a person of 5 ft 9/)
		}
	})

	test('a compacted path draws the same shape', () => {
		const path = (d: string) => compact(`<path d="${d}"/>`)
		expect(path('M0.5 -1L2 -1L2 0.25Q3 1 4 0.25H1V3Z')).toBe('<path d="m.5-1h1.5v1.25q1 .75 2 0h-3v2.75z"/>')
		expect(path('M1 1H2V2ZM5 5L6 7L8 8')).toBe('<path d="m1 1h1v1zm4 4l1 2 2 1"/>')
		expect(path('M2 3A1.75 1.75 0 0 1 5.5 3Z')).toBe('<path d="m2 3a1.75 1.75 0 0 1 3.5 0z"/>')
		expect(path('m2 2 1 .5 1 0t2 2 2 -2c1 1 2 1 3 0z')).toBe('<path d="m2 2l1 .5h1t2 2 2-2c1 1 2 1 3 0z"/>')
		expect(path('M2 3.000000000000001H4.30000000000001V0.0000000000001Z')).toBe('<path d="m2 3h2.3v-3z"/>')
	})

	test('a malformed or unsupported path is refused', () => {
		for (const d of ['M1 1Z2', '1 1L2 2', 'M1 1S2 2 3 3'])
			expect(() => compact(`<path d="${d}"/>`)).toThrow('Path command')
	})
})
