import { describe, expect, test } from 'vitest'
import { type ColorName, colorPalettes, colorVariables } from './palettes.ts'

test('TH-01 three palettes, exactly one of them active', () => {
	expect(colorPalettes.map((palette) => palette.name)).toEqual([
		'Front Range',
		'Winter Wheat',
		'Red Foothills',
	])
	expect(colorPalettes.filter((palette) => palette.is_active)).toHaveLength(1)
})

/** Foreground and background pairs: text needs 4.5 to 1, control outlines and the focus ring 3 to 1. */
const surfaces = ['background', 'card', 'muted', 'secondary'] as const
const text: readonly [ColorName, readonly ColorName[]][] = [
	['foreground', surfaces],
	['muted-foreground', surfaces],
	['primary', surfaces],
	['destructive', ['background', 'card', 'muted']],
	['card-foreground', ['card']],
	['primary-foreground', ['primary']],
	['secondary-foreground', ['secondary']],
	['accent-foreground', ['accent']],
	['destructive-foreground', ['destructive']],
]
const outlines: readonly [ColorName, readonly ColorName[]][] = [
	['input', surfaces],
	['ring', surfaces],
]

const schemes = colorPalettes.flatMap(({ id, name }) => [
	{ name: `${name}, light`, id, prefix: '--' },
	{ name: `${name}, dark`, id, prefix: '--dark-' },
])

describe.each(schemes)('$name', ({ id, prefix }) => {
	const variables = new Map(
		colorVariables
			.filter((variable) => variable.palette_id === id)
			.map((variable) => [variable.css_variable_name, variable.hsl_value]),
	)
	const color = (name: ColorName) => variables.get(`${prefix}${name}`) ?? ''
	const pairs = (rows: typeof text) =>
		rows.flatMap(([over, under]) => under.map((one) => [over, one] as const))

	test.each(pairs(text))('%s is readable on %s', (over, under) => {
		expect(contrast(color(over), color(under))).toBeGreaterThanOrEqual(4.5)
	})
	test.each(pairs(outlines))('%s is visible on %s', (over, under) => {
		expect(contrast(color(over), color(under))).toBeGreaterThanOrEqual(3)
	})
})

/** WCAG 2 contrast ratio of two HSL triples. */
function contrast(one: string, other: string): number {
	const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
	return (lighter + 0.05) / (darker + 0.05)
}

function luminance(triple: string): number {
	const [hue = 0, saturation = 0, lightness = 0] = triple.split(' ').map(Number.parseFloat)
	const chroma = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
	const channel = (offset: number) => {
		const k = (offset + hue / 30) % 12
		const value = lightness / 100 - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
	}
	return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4)
}
