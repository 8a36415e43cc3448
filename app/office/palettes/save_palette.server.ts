import { isHslTriple } from '#app/content/palette.ts'
import {
	type ContentServices,
	type Doing,
	recordChange,
	type Unavailable,
	writeContent,
} from '../content/write_content.server.ts'
import { type Faint, faintPairs } from './contrast.ts'
import {
	paletteVersion,
	type PaletteState,
	readPalette,
	readPalettes,
	writePalette,
} from './palette_state.server.ts'

export interface PaletteForm {
	id: string
	version: string
	name: string
	/** HSL triples by property. */
	colors: Record<string, string>
}

export type PaletteRefused =
	| { ok: false; reason: 'invalid'; errors: { field: string; message: string }[] }
	/** The site shows this palette, and some of it could not be read. */
	| { ok: false; reason: 'faint'; pairs: Faint[] }
	| { ok: false; reason: 'gone' }
	| { ok: false; reason: 'conflict'; version: string; current: PaletteState }
	| Unavailable

const table = 'color_palettes'

/** Saves a palette's name and colors. One that is in use must stay readable, by day and by night. */
export async function savePalette(
	services: ContentServices,
	form: PaletteForm,
	doing: Doing,
): Promise<{ ok: true } | PaletteRefused> {
	const errors = checkPalette(form)
	if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
	return writeContent<{ ok: true } | PaletteRefused>(services, async (trx) => {
		const before = await readPalette(trx, form.id)
		if (!before) return { ok: false, reason: 'gone' }
		const version = paletteVersion(before)
		if (version !== form.version) return { ok: false, reason: 'conflict', version, current: before }
		const colors = Object.fromEntries(
			Object.entries(before.colors).map(([name, value]) => [name, form.colors[name] ?? value]),
		)
		const pairs = before.is_active ? faintPairs(colors) : []
		if (pairs.length > 0) return { ok: false, reason: 'faint', pairs }
		const after = { ...before, name: form.name.trim(), colors }
		await writePalette(trx, form.id, after)
		await recordChange(trx, { table, id: form.id, action: 'save', before: { ...before }, after }, doing)
		return { ok: true }
	})
}

/** Has the whole site wear a palette. One that is too faint to read is refused: the site must stay readable. */
export async function activatePalette(
	services: ContentServices,
	id: string,
	doing: Doing,
): Promise<{ ok: true } | PaletteRefused> {
	return writeContent<{ ok: true } | PaletteRefused>(services, async (trx) => {
		const palettes = await readPalettes(trx)
		const chosen = palettes.find((palette) => palette.id === id)
		if (!chosen) return { ok: false, reason: 'gone' }
		const pairs = faintPairs(chosen.colors)
		if (pairs.length > 0) return { ok: false, reason: 'faint', pairs }
		const active = palettes.find((palette) => palette.is_active)
		if (active?.id === id) return { ok: true }
		await trx.updateTable(table).set({ is_active: false }).where('is_active', '=', true).execute()
		await trx.updateTable(table).set({ is_active: true }).where('id', '=', id).execute()
		const before = { id, name: chosen.name, active: active?.id ?? null }
		await recordChange(
			trx,
			{ table, id, action: 'activate', before, after: { ...before, active: id } },
			doing,
		)
		return { ok: true }
	})
}

/** What is no name or no color. */
export function checkPalette({
	name,
	colors,
}: Pick<PaletteForm, 'name' | 'colors'>): { field: string; message: string }[] {
	const isNamed = name.trim() !== '' && name.length <= 60
	const unclear = Object.entries(colors).filter(([, value]) => !isHslTriple(value))
	return [
		...(isNamed ? [] : [{ field: 'name', message: 'Give the palette a name of 60 characters or fewer.' }]),
		...unclear.map(([field]) => ({
			field,
			message: `${field.slice(2)}: a color is written like 162 60% 19%.`,
		})),
	]
}
