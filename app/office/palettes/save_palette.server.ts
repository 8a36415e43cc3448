import { mergeThreeWays } from '#platform/forms/three_way_merge.server.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { isHslTriple } from '#app/content/palette.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { openedRow, type SavedBy } from '../kernel/store/opened_row.server.ts'
import {
	type ContentServices,
	type Actor,
	recordChange,
	type Unavailable,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import { type LowContrastPair, lowContrastPairs } from './contrast.ts'
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
	| { ok: false; reason: 'invalid'; errors: FieldError[] }
	/** The palette is active and its contrast would be too low; `form` has what others saved meanwhile. */
	| { ok: false; reason: 'faint'; pairs: LowContrastPair[]; form?: PaletteForm }
	| { ok: false; reason: 'gone' }
	/** Others changed the same field meanwhile: `theirs` by control name. `form` can be saved over it, once seen. */
	| {
			ok: false
			reason: 'conflict'
			savedBy: SavedBy | null
			form: PaletteForm
			theirs: Record<string, string>
	  }
	| Unavailable

const table = 'color_palettes'

/**
 * Saves a palette's name and colors, keeping what others changed meanwhile. The active palette must stay readable in
 * both schemes.
 */
export async function savePalette(
	services: ContentServices,
	form: PaletteForm,
	actor: Actor,
): Promise<{ ok: true } | PaletteRefused> {
	const errors = checkPalette(form)
	if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
	return writeContent<{ ok: true } | PaletteRefused>(services, async (trx) => {
		const before = await readPalette(trx, form.id)
		if (!before) return { ok: false, reason: 'gone' }
		const { merged, theirs, savedBy } = await mergePalette(trx, before, form)
		if (Object.keys(theirs).length > 0)
			return { ok: false, reason: 'conflict', savedBy, form: merged, theirs }
		const pairs = before.is_active ? lowContrastPairs(merged.colors) : []
		if (pairs.length > 0) return { ok: false, reason: 'faint', pairs, form: merged }
		const after = { ...before, name: merged.name, colors: merged.colors }
		await writePalette(trx, form.id, after)
		await recordChange(trx, { table, id: form.id, action: 'save', before: { ...before }, after }, actor)
		return { ok: true }
	})
}

/** Merges what was typed into the stored palette; conflicts are listed. */
async function mergePalette(trx: Transaction<Database>, current: PaletteState, form: PaletteForm) {
	const version = paletteVersion(current)
	const { openedWith, savedBy } = await openedRow(
		trx,
		{ table, id: form.id },
		(row) => 'colors' in row && paletteVersion(row as unknown as PaletteState) === form.version,
	)
	const opened = form.version === version ? current : (openedWith as PaletteState | null)
	const stored = controlsOf(current)
	const { values, collisions } = mergeThreeWays({
		base: opened && controlsOf(opened),
		theirs: stored,
		mine: controlsOf({ name: form.name.trim(), colors: form.colors }, Object.keys(current.colors)),
	})
	const { name = '', ...colors } = values
	const theirs = Object.fromEntries(collisions.map((control) => [control, stored[control] ?? '']))
	return { merged: { id: form.id, version, name, colors }, theirs, savedBy }
}

/** The name and the colors by control name; only those of `known`. */
function controlsOf(
	{ name, colors }: Pick<PaletteState, 'name' | 'colors'>,
	known: readonly string[] = Object.keys(colors),
): Record<string, string> {
	const kept = Object.entries(colors).filter(([color]) => known.includes(color))
	return { name, ...Object.fromEntries(kept) }
}

/** Makes a palette the site's active one; refused if it has low contrast. */
export async function activatePalette(
	services: ContentServices,
	id: string,
	actor: Actor,
): Promise<{ ok: true } | PaletteRefused> {
	return writeContent<{ ok: true } | PaletteRefused>(services, async (trx) => {
		const palettes = await readPalettes(trx)
		const chosen = palettes.find((palette) => palette.id === id)
		if (!chosen) return { ok: false, reason: 'gone' }
		const pairs = lowContrastPairs(chosen.colors)
		if (pairs.length > 0) return { ok: false, reason: 'faint', pairs }
		const active = palettes.find((palette) => palette.is_active)
		if (active?.id === id) return { ok: true }
		await trx.updateTable(table).set({ is_active: false }).where('is_active', '=', true).execute()
		await trx.updateTable(table).set({ is_active: true }).where('id', '=', id).execute()
		const before = { id, name: chosen.name, active: active?.id ?? null }
		await recordChange(
			trx,
			{ table, id, action: 'activate', before, after: { ...before, active: id } },
			actor,
		)
		return { ok: true }
	})
}

/** The errors of a palette's form: a blank name, or a value that is no color. */
export function checkPalette({ name, colors }: Pick<PaletteForm, 'name' | 'colors'>): FieldError[] {
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
