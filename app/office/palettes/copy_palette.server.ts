import { randomUUID } from 'node:crypto'
import {
	type ContentServices,
	type Actor,
	recordChange,
	type Unavailable,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import { readPalette, writePalette } from './palette_state.server.ts'

const table = 'color_palettes'
type Refused = { ok: false; reason: 'gone' | 'active' } | Unavailable

/** Creates an inactive copy of a palette, which can be edited freely. */
export async function copyPalette(
	services: ContentServices,
	id: string,
	actor: Actor,
): Promise<{ ok: true; id: string } | Refused> {
	return writeContent<{ ok: true; id: string } | Refused>(services, async (trx) => {
		const original = await readPalette(trx, id)
		if (!original) return { ok: false, reason: 'gone' }
		const copy = {
			...original,
			id: `palette-${randomUUID()}`,
			name: `${original.name} (copy)`.slice(0, 60),
			is_active: false,
		}
		await writePalette(trx, copy.id, copy)
		await recordChange(trx, { table, id: copy.id, action: 'create', before: null, after: copy }, actor)
		return { ok: true, id: copy.id }
	})
}

/** Deletes a palette unless it is active. */
export async function deletePalette(
	services: ContentServices,
	id: string,
	actor: Actor,
): Promise<{ ok: true } | Refused> {
	return writeContent<{ ok: true } | Refused>(services, async (trx) => {
		const palette = await readPalette(trx, id)
		if (!palette) return { ok: false, reason: 'gone' }
		if (palette.is_active) return { ok: false, reason: 'active' }
		await writePalette(trx, id, null)
		await recordChange(trx, { table, id, action: 'delete', before: { ...palette }, after: null }, actor)
		return { ok: true }
	})
}
