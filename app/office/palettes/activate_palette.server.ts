import type { Transaction } from 'kysely'
import type { ChangedBy, OwnRevert } from '#app/content/office_rules.ts'
import type { Database } from '#db/schema.ts'
import {
	type ContentServices,
	recordChange,
	type Unavailable,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import { faintSentence, lowContrastPairs } from './contrast.ts'
import { readPalettes } from './palette_state.server.ts'

const table = 'color_palettes'

/** Activates a palette for the site; refused if its contrast is too low. */
export function activatePalette(
	services: ContentServices,
	id: string,
	actor: ChangedBy,
): Promise<OwnRevert | Unavailable> {
	return writeContent<OwnRevert>(services, (trx) => activate(trx, id, actor))
}

/** Activates a palette within a transaction. */
export async function activate(trx: Transaction<Database>, id: string, actor: ChangedBy): Promise<OwnRevert> {
	const palettes = await readPalettes(trx)
	const chosen = palettes.find((palette) => palette.id === id)
	if (!chosen) return { ok: false, reason: 'gone' }
	const low = lowContrastPairs(chosen.colors)
	if (low.length > 0)
		return { ok: false, reason: 'invalid', errors: [{ field: 'colors', message: faintSentence(low) }] }
	const active = palettes.find((palette) => palette.is_active)
	if (active?.id === id) return { ok: true }
	await trx.updateTable(table).set({ is_active: false }).where('is_active', '=', true).execute()
	await trx.updateTable(table).set({ is_active: true }).where('id', '=', id).execute()
	const before = { id, name: chosen.name, active: active?.id ?? null }
	await recordChange(trx, { table, id, action: 'activate', before, after: { ...before, active: id } }, actor)
	return { ok: true }
}
