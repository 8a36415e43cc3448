import type { ColorPaletteRow, ColorVariableRow } from '#db/content_rows.ts'
import type { ContentLog, Listing } from './listing.ts'

/** Logged verbatim, as the specification quotes them (TH-03). */
type PaletteError =
	| 'Failed to fetch color palette'
	| 'No active color palette found'
	| 'Failed to fetch color variables'
	| 'An unexpected error occurred'

/** The active palette, safe to write into a stylesheet; or why the stylesheet's own colors stay. */
export type Palette =
	| { ok: true; name: string; variables: { name: string; value: string }[] }
	| { ok: false; error: PaletteError }

const propertyName = /^--[a-z0-9-]+$/
const hslTriple = /^(\d{1,3}(?:\.\d{1,4})?) (\d{1,3}(?:\.\d{1,4})?)% (\d{1,3}(?:\.\d{1,4})?)%$/

export function composePalette(
	palettes: Listing<ColorPaletteRow>,
	variables: Listing<ColorVariableRow>,
	log: ContentLog,
): Palette {
	const fail = (error: PaletteError, cause?: unknown): Palette => {
		log.warn(cause === undefined ? {} : { err: cause }, error)
		return { ok: false, error }
	}
	try {
		if (!palettes.ok) return fail('Failed to fetch color palette')
		const active = palettes.rows.find((palette) => palette.is_active)
		if (!active) return fail('No active color palette found')
		if (!variables.ok) return fail('Failed to fetch color variables')
		const rows = variables.rows.filter((row) => row.palette_id === active.id)
		const unsafe = rows.filter((row) => !isColor(row)).map((row) => row.css_variable_name)
		if (unsafe.length > 0) log.warn({ palette: active.name, unsafe }, 'color variables left out')
		return {
			ok: true,
			name: active.name,
			variables: rows.filter(isColor).toSorted(bySortOrder).map(asProperty),
		}
	} catch (error) {
		return fail('An unexpected error occurred', error)
	}
}

/** Whether a variable is safe to write into a style sheet, to prevent CSS injection. */
function isColor({ css_variable_name, hsl_value }: ColorVariableRow): boolean {
	return propertyName.test(css_variable_name) && isHslTriple(hsl_value)
}

/** Whether a text is a bare HSL triple, such as `162 60% 19%`. */
export function isHslTriple(text: string): boolean {
	const [, hue, saturation, lightness] = hslTriple.exec(text) ?? []
	return Number(hue) <= 360 && Number(saturation) <= 100 && Number(lightness) <= 100
}

function bySortOrder(a: ColorVariableRow, b: ColorVariableRow): number {
	return a.sort_order - b.sort_order || (a.id < b.id ? -1 : 1)
}

function asProperty({ css_variable_name, hsl_value }: ColorVariableRow) {
	return { name: css_variable_name, value: hsl_value }
}
