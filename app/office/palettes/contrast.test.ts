import { expect, test } from 'vitest'
import { colorPalettes, colorVariables } from '#db/seed/palettes.ts'
import { contrast, lowContrastPairs } from './contrast.ts'
import { hexOf, tripleOf } from './hsl.ts'

test.each([
	['0 0% 0%', '0 0% 100%', 21],
	['0 0% 46.67%', '0 0% 100%', 4.48],
	['0 100% 50%', '0 0% 100%', 4],
	['240 100% 50%', '60 100% 50%', 8],
	['120 50% 50%', '120 50% 50%', 1],
])("%s on %s is %d to 1, by WCAG's formula", (one, other, ratio) => {
	expect(contrast(one, other)).toBeCloseTo(ratio, 1)
	expect(contrast(other, one)).toBe(contrast(one, other))
})

test('the seeded palettes have no low-contrast pair, and a pale one is named with its ratio', () => {
	for (const { id } of colorPalettes) {
		const colors = Object.fromEntries(
			colorVariables
				.filter((row) => row.palette_id === id)
				.map((row) => [row.css_variable_name, row.hsl_value]),
		)
		expect(lowContrastPairs(colors)).toEqual([])
		const pale = lowContrastPairs({ ...colors, '--foreground': '0 0% 80%' })
		expect(pale.map(({ over, under, scheme }) => `${scheme} ${over} on ${under}`)).toContain(
			'day foreground on background',
		)
	}
})

test.each(['#000000', '#ffffff', '#ff0000', '#14523f', '#808080', '#f2b441'])(
	'%s survives a round trip through HSL with a small rounding error',
	(hex) => {
		const back = hexOf(tripleOf(hex))
		for (const at of [1, 3, 5])
			expect(
				Math.abs(Number.parseInt(back.slice(at, at + 2), 16) - Number.parseInt(hex.slice(at, at + 2), 16)),
			).toBeLessThanOrEqual(3)
	},
)
