import { data } from 'react-router'
import { colorPalettes } from '#app/content/types/colors.ts'
import { servicesContext } from '#app/context.server.ts'
import { readDraft } from '../kernel/rows/drafts.server.ts'
import { previewContext, snapshotWith } from '../kernel/preview/preview.server.ts'
import type { Route } from './+types/page_route.ts'
import { colorRows, readPalettes } from './palette_state.server.ts'

/** The home page in the colors of a palette's draft. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const draft = await readDraft(services, params.draft, new Date())
	const palettes = await readPalettes(services.store.db)
	const palette = palettes.find(({ id }) => id === params.id)
	if (!palette || draft?.id !== palette.id || draft.description !== colorPalettes)
		throw data(null, { status: 404 })
	const { name: _, ...colors } = draft.values
	const active = { ...palette, colors: { ...palette.colors, ...colors } }
	const snapshot = await snapshotWith(services, {
		color_palettes: palettes.map(({ id, name }) => ({ id, name, is_active: id === palette.id })),
		color_variables: colorRows(active),
	})
	return context.get(previewContext)('/', snapshot)
}
