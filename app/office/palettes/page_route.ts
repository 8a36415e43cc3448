import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readDraft } from '../kernel/rows/drafts.server.ts'
import { draftRow, previewContext, snapshotWith } from '../kernel/preview/preview.server.ts'
import type { Route } from './+types/page_route.ts'
import { colorRows, type PaletteState, readPalettes } from './palette_state.server.ts'
import { paletteType } from './palette_type.server.ts'

/** A preview of the home page with a palette's draft. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const draft = await readDraft(services, params.draft, new Date())
	const palettes = await readPalettes(services.store.db)
	const palette = palettes.find(({ id }) => id === params.id)
	if (!palette || draft?.id !== palette.id || draft.description.table !== paletteType.table)
		throw data(null, { status: 404 })
	const drafted = await draftRow(services, draft, new Date())
	if (!drafted.ok) throw data(null, { status: 404 })
	const active = drafted.row as unknown as PaletteState
	const snapshot = await snapshotWith(services, {
		color_palettes: Object.fromEntries(
			palettes.map(({ id, name }) => [id, { name, is_active: id === palette.id }]),
		),
		color_variables: Object.fromEntries(colorRows(active).map((row) => [row.id, row])),
	})
	return context.get(previewContext)('/', snapshot)
}
