import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/draft_page_route.ts'
import { draftRow, pageDraft, previewContext, snapshotWith } from '../kernel/preview/preview.server.ts'

/** A preview of the public page of a draft's row. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const now = new Date()
	const shown = await draftRow(services, await pageDraft(services, params.draft, now), now)
	if (!shown.ok) throw data(null, { status: 404 })
	const snapshot = await snapshotWith(services, shown.overlay)
	return context.get(previewContext)(shown.path, snapshot, { isMarked: true })
}
