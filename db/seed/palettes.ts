import { z } from 'zod'
import { readData } from './content_files.ts'

/** The color names of a palette, in `sort_order`; each again as `--dark-…` for the dark scheme. */
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

const scheme = z.record(
	z.enum(colorNames),
	z.string().regex(/^\d{1,3} \d{1,3}% \d{1,3}%$/, 'must look like 162 60% 19%.'),
)

/** `border` only separates; `input` outlines a control and needs contrast (WCAG 1.4.11). */
const palettes = readData(
	'palettes.json',
	z.array(
		z.strictObject({
			id: z.string(),
			name: z.string(),
			is_active: z.boolean().default(false),
			light: scheme,
			dark: scheme,
		}),
	),
)

/** A company's own comes after the base's. */
const active = palettes.findLast(({ is_active }) => is_active)

export const colorPalettes = palettes.map(({ id, name }) => ({ id, name, is_active: id === active?.id }))

export const colorVariables = palettes.flatMap(({ id, light, dark }) => [
	...variables(id, '--', light, 0),
	...variables(id, '--dark-', dark, colorNames.length),
])

function variables(paletteId: string, prefix: string, colors: z.infer<typeof scheme>, before: number) {
	return colorNames.map((name, index) => ({
		id: `${paletteId}${prefix}${name}`,
		palette_id: paletteId,
		css_variable_name: `${prefix}${name}`,
		hsl_value: colors[name],
		sort_order: before + index + 1,
	}))
}
