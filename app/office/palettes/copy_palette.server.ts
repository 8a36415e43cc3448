import { randomUUID } from 'node:crypto'
import {
	type ContentServices,
	type Actor,
	type Unavailable,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import { putRow } from '../kernel/rows/write_row.server.ts'
import { readPalette } from './palette_state.server.ts'
import { paletteType } from './palette_type.server.ts'

type Copied = { ok: true; id: string } | { ok: false; reason: 'gone' } | Unavailable

/** Creates an inactive copy of a palette, which can be edited freely. */
export async function copyPalette(services: ContentServices, id: string, actor: Actor): Promise<Copied> {
	return writeContent<Copied>(services, async (trx) => {
		const original = await readPalette(trx, id)
		if (!original) return { ok: false, reason: 'gone' }
		const copy = `palette-${randomUUID()}`
		const name = `${original.name} (copy)`.slice(0, 60)
		const columns = { ...original, name, is_active: false }
		await putRow(trx, { description: paletteType, id: copy, current: undefined, columns }, actor)
		return { ok: true, id: copy }
	})
}
