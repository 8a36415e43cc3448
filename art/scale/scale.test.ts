import { describe, expect, test } from 'vitest'
import { builtInFacts } from '#app/company/built_in_facts.ts'
import { cartSizes } from '../things/cart.ts'
import { personHeight } from '../things/person.ts'
import { cartDrawings } from './carts.ts'
import { commercialDrawings } from './commercial.ts'
import { compact } from '../compact.ts'
import { scaleDrawings } from '../drawings.ts'
import { openLettering } from '../type/lettering.ts'
import { rolloffDrawings } from './rolloffs.ts'

await openLettering()

/** The part of a file that one view shows. */
const shown = (svg: string, view: string) =>
	svg.split('<view ').find((part) => part.startsWith(`id="${view}"`)) ?? ''

/** The dimension lines and the ground as they were drawn: every rectangle that has the ink of its group. */
const bars = (svg: string) =>
	[...svg.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"\/>/g)].map(
		([, x, y, width, height]) => ({
			x: Number(x),
			y: Number(y),
			width: Number(width),
			height: Number(height),
		}),
	)

/** Length of the longest standing and the longest lying dimension line, and how tall the person was drawn, in pixels. */
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

/** How far a drawn ratio is off the real one, as a share of it; drawings are rounded to a tenth of a pixel. */
const off = (drawn: number, real: number) => Math.abs(drawn / real - 1)
const tolerance = 0.005

/**
 * How wide the narrowest place of each drawing is on a phone 360 pixels wide, in CSS pixels: the page's column is 328,
 * home shows the carts at 240, the lawn can is at most 272, and the order form frames the containers.
 */
const onPhone = {
	'scale-carts': 240,
	'scale-cart': 272,
	'scale-commercial': 328,
	'scale-rolloffs': 262,
} as const

/** The size of the smallest words that a drawing shows on a phone, in CSS pixels. */
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
	test.each(builtInFacts.rolloffs)(
		'the $yards-yard roll-off is as long and tall as it is beside a person',
		(size) => {
			const [length, , height] = size.feet
			const { tall, wide, person } = measured(shown(rolloffs, `yard-${size.yards}`))
			expect(off(wide / person, length / personHeight)).toBeLessThan(tolerance)
			expect(off(tall / person, height / personHeight)).toBeLessThan(tolerance)
		},
	)

	test.each(builtInFacts.commercial)(
		'the $yards-yard dumpster is as wide and tall as it is beside a person',
		(size) => {
			const [length, , height] = size.feet
			const { tall, wide, person } = measured(shown(commercial, `yard-${size.yards}`))
			expect(off(wide / person, length / personHeight)).toBeLessThan(tolerance)
			expect(off(tall / person, height / personHeight)).toBeLessThan(tolerance)
		},
	)

	test.each([
		[`scale-cart-${builtInFacts.carts.small}.svg`, cartSizes.small],
		[`scale-cart-${builtInFacts.carts.large}.svg`, cartSizes.large],
		[`scale-cart-lawn-${builtInFacts.carts.lawn}.svg`, cartSizes.lawn],
	])('%s is as wide and tall as the cart is beside a person', (name, size) => {
		const { tall, wide, person } = measured(cartDrawings[name]?.() ?? '')
		expect(off(wide / person, size.wide / (personHeight * 12))).toBeLessThan(tolerance)
		expect(off(tall / person, size.tall / (personHeight * 12))).toBeLessThan(tolerance)
	})

	test('all roll-offs stand on sheets of one size, so that they compare', () => {
		const views = [...rolloffs.matchAll(/<view id="yard-(\d+)" viewBox="0 [\d.]+ ([\d.]+ [\d.]+)"/g)]
		expect(views.map(([, yards]) => Number(yards))).toEqual(builtInFacts.rolloffs.map(({ yards }) => yards))
		expect(new Set(views.map(([, , size]) => size)).size).toBe(1)
	})

	test('FI-13 the words in every drawing are at least 12 pixels high on a phone 360 pixels wide', () => {
		expect(scaleDrawings.size).toBeGreaterThan(5)
		for (const [name, draw] of scaleDrawings)
			expect({ name, size: smallestWords(name, draw()) }).toEqual({
				name,
				size: expect.toSatisfy((size: number) => size >= 12),
			})
	})

	test('FI-14 a container is said to be measured outside, which is more than its yards', () => {
		for (const { yards, feet } of builtInFacts.rolloffs) {
			expect((feet[0] * feet[1] * feet[2]) / 27).toBeGreaterThan(yards)
			expect(shown(rolloffs, `yard-${yards}`)).toMatch(/<title>[^<]* feet tall outside, beside/)
		}
	})

	test('every drawing has a description', () => {
		for (const draw of scaleDrawings.values()) {
			for (const drawing of draw().split('<view ').slice(1)) {
				expect(drawing).toMatch(/<title>.*beside a person of 5 ft 9.*<\/title>/)
			}
		}
	})

	test('a compacted path draws the same', () => {
		const path = (d: string) => compact(`<path d="${d}"/>`)
		expect(path('M0.5 -1L2 -1L2 0.25Q3 1 4 0.25H1V3Z')).toBe('<path d="m.5-1h1.5v1.25q1 .75 2 0h-3v2.75z"/>')
		expect(path('M1 1H2V2ZM5 5L6 7L8 8')).toBe('<path d="m1 1h1v1zm4 4l1 2 2 1"/>')
		expect(path('M2 3A1.75 1.75 0 0 1 5.5 3Z')).toBe('<path d="m2 3a1.75 1.75 0 0 1 3.5 0z"/>')
	})
})
