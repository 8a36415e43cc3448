import { historyEntry } from '../kernel/store/history_entry.server.ts'
import { ownChanges } from '../kernel/fields/own_changes.ts'
import type { Reverted } from '../kernel/rows/revert_row.server.ts'
import {
	type ContentServices,
	type Actor,
	recordChange,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import { lowContrastPairs } from './contrast.ts'
import { paletteVersion, type PaletteState, readPalette, writePalette } from './palette_state.server.ts'
import { activatePalette } from './save_palette.server.ts'

const table = 'color_palettes'
const fieldNames: Readonly<Record<string, string>> = { name: 'Name', colors: 'Colors' }
const tooLowContrast = 'Parts of the site could not be read in those colors.'

/** Reverts a palette to its state before a change of its history; which palette is active is reverted separately. */
export async function revertPalette(
	services: ContentServices,
	{ historyId, version }: { historyId: string; version: string | null },
	actor: Actor,
): Promise<Reverted> {
	const entry = await historyEntry(services.store.db, table, historyId)
	if (!entry) return { ok: false, reason: 'gone' }
	if (entry.action === 'activate') {
		const activated = await activatePalette(services, String(entry.before_row?.['active'] ?? ''), actor)
		if (activated.ok || activated.reason === 'unavailable') return activated
		if (activated.reason === 'gone') return { ok: false, reason: 'gone' }
		return { ok: false, reason: 'invalid', errors: [{ field: 'colors', message: tooLowContrast }] }
	}
	return writeContent<Reverted>(services, async (trx) => {
		const current = await readPalette(trx, entry.row_id)
		if ((current ? paletteVersion(current) : null) !== version) return { ok: false, reason: 'changed' }
		const { back, overtaken } = ownChanges(entry, { ...current }, ['name', 'colors'])
		if (current && overtaken.length > 0)
			return { ok: false, reason: 'overtaken', fields: overtaken.map((name) => fieldNames[name] ?? name) }
		const before_row = entry.before_row as PaletteState | null
		const then = before_row && current ? { ...current, ...back } : before_row
		const isActive = current?.is_active ?? false
		if (isActive && (!then || lowContrastPairs(then.colors).length > 0))
			return { ok: false, reason: 'invalid', errors: [{ field: 'colors', message: tooLowContrast }] }
		const after = then && { ...then, is_active: isActive }
		await writePalette(trx, entry.row_id, after)
		const before = current ? { ...current } : null
		await recordChange(trx, { table, id: entry.row_id, action: 'revert', before, after }, actor)
		return { ok: true }
	})
}
