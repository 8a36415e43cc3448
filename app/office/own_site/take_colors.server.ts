import { activate } from '../palettes/activate_palette.server.ts'
import { paletteOfColors } from '../palettes/palette_of_colors.ts'
import { readPalettes } from '../palettes/palette_state.server.ts'
import { paletteType } from '../palettes/palette_type.server.ts'
import { putRow } from '../kernel/rows/write_row.server.ts'
import { type Refused, refused } from '../kernel/screens/commands.server.ts'
import { type Actor, type ContentServices, writeContent } from '../kernel/store/write_content.server.ts'

const id = 'palette-own-colors'

/** Creates and activates a palette with these two colors (HSL triples), based on the active one. */
export async function takeColors(
	services: ContentServices,
	chosen: { primary: string; accent: string },
	actor: Actor,
): Promise<{ ok: true } | Refused> {
	return writeContent<{ ok: true } | Refused>(services, async (trx) => {
		const palettes = await readPalettes(trx)
		const active = palettes.find(({ is_active }) => is_active)
		if (!active) return refused(409, 'No palette is active. Please activate one under Palettes first.')
		const own = palettes.find((palette) => palette.id === id)
		const current = own && { ...own }
		const colors = paletteOfColors(active.colors, chosen)
		const columns = { name: 'Your colors', is_active: own?.is_active ?? false, colors }
		await putRow(trx, { description: paletteType, id, current, columns }, actor)
		const activated = await activate(trx, id, actor)
		if (activated.ok) return activated
		return refused(409, 'errors' in activated ? (activated.errors[0]?.message ?? '') : '')
	})
}
