import { describe, expect, test } from 'vitest'
import { facts } from '#app/company/facts.ts'
import { cartSizes } from '../things/cart.ts'
import { personHeight } from '../things/person.ts'
import { cartDrawings } from './carts.ts'
import { commercialDrawings } from './commercial.ts'
import { rolloffDrawings } from './rolloffs.ts'

/** The dimension lines and the ground as they were drawn: every rectangle in the reader's ink. */
const bars = (svg: string) =>
	[...svg.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)" class="i"/g)].map(
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

describe('drawings to scale', () => {
	test.each(facts.rolloffs)(
		'the $yards-yard roll-off is as long and tall as it is beside a person',
		(size) => {
			const [length, , height] = size.feet
			const { tall, wide, person } = measured(rolloffDrawings()[`scale-rolloff-${size.yards}.svg`] ?? '')
			expect(off(wide / person, length / personHeight)).toBeLessThan(tolerance)
			expect(off(tall / person, height / personHeight)).toBeLessThan(tolerance)
		},
	)

	test.each(facts.commercial)(
		'the $yards-yard dumpster is as wide and tall as it is beside a person',
		(size) => {
			const [length, , height] = size.feet
			const { tall, wide, person } = measured(
				commercialDrawings()[`scale-commercial-${size.yards}.svg`] ?? '',
			)
			expect(off(wide / person, length / personHeight)).toBeLessThan(tolerance)
			expect(off(tall / person, height / personHeight)).toBeLessThan(tolerance)
		},
	)

	test.each([
		[`scale-cart-${facts.carts.small}.svg`, cartSizes.small],
		[`scale-cart-${facts.carts.large}.svg`, cartSizes.large],
		[`scale-cart-lawn-${facts.carts.lawn}.svg`, cartSizes.lawn],
	])('%s is as wide and tall as the cart is beside a person', (name, size) => {
		const { tall, wide, person } = measured(cartDrawings()[name] ?? '')
		expect(off(wide / person, size.wide / (personHeight * 12))).toBeLessThan(tolerance)
		expect(off(tall / person, size.tall / (personHeight * 12))).toBeLessThan(tolerance)
	})

	test('all roll-offs stand on sheets of one size, so that they compare', () => {
		const boxes = Object.values(rolloffDrawings()).map((svg) => /viewBox="([^"]+)"/.exec(svg)?.[1])
		expect(new Set(boxes).size).toBe(1)
	})

	test('every drawing says what it shows', () => {
		for (const svg of Object.values({ ...cartDrawings(), ...commercialDrawings(), ...rolloffDrawings() })) {
			expect(svg).toMatch(/<title>.*beside a person of 5 ft 9.*<\/title>/)
		}
	})
})
