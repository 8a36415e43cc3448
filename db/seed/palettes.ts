import { z } from 'zod'
import { flag, text } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'

/** The color names of a palette, in `sort_order`; each occurs again as `--dark-…` for the dark scheme. */
export const colorNames = [
	'background',
	'foreground',
	'primary',
	'primary-foreground',
	'secondary',
	'secondary-foreground',
	'accent',
	'accent-foreground',
	'muted',
	'muted-foreground',
	'card',
	'card-foreground',
	'border',
	'input',
	'ring',
	'destructive',
	'destructive-foreground',
] as const
export type ColorName = (typeof colorNames)[number]

/** The color schemes of an entry, and the prefixes of their variables. */
export const schemes = [
	{ name: 'light', prefix: '--' },
	{ name: 'dark', prefix: '--dark-' },
] as const

const scheme = z.record(
	z.enum(colorNames),
	z.string().regex(/^\d{1,3} \d{1,3}% \d{1,3}%$/, 'must look like 162 60% 19%.'),
)

/** `border` only separates; `input` outlines a control and needs contrast (WCAG 1.4.11). */
export const paletteEntries = defineEntries('color_palettes', {
	columns: { id: text, name: text, is_active: flag.default(false) },
	shorthands: { light: scheme, dark: scheme },
	optionalColumns: {},
	defaultsOf: () => ({}),
})

const palettes = readData('palettes.json', paletteEntries.list)

/** The last one wins, because a company's palettes follow the base's. */
const active = palettes.findLast((palette) => palette['is_active'])

export const colorPalettes = paletteEntries
	.rowsOf(palettes)
	.map(({ id, name }) => ({ id, name, is_active: id === active?.['id'] }))

export const colorVariables = palettes.flatMap((palette) =>
	schemes.flatMap(({ name, prefix }, index) =>
		variables(String(palette['id']), prefix, scheme.parse(palette[name]), index * colorNames.length),
	),
)

function variables(paletteId: string, prefix: string, colors: z.infer<typeof scheme>, before: number) {
	return colorNames.map((name, index) => ({
		id: `${paletteId}${prefix}${name}`,
		palette_id: paletteId,
		css_variable_name: `${prefix}${name}`,
		hsl_value: colors[name],
		sort_order: before + index + 1,
	}))
}

/** The light and dark parts of an entry with these colors. */
export function schemesOf(colors: readonly { css_variable_name: string; hsl_value: string }[]) {
	return Object.fromEntries(
		schemes.map(({ name, prefix }) => [
			name,
			Object.fromEntries(
				colorNames.flatMap((color) => {
					const found = colors.find((one) => one.css_variable_name === prefix + color)
					return found ? [[color, found.hsl_value]] : []
				}),
			),
		]),
	)
}
