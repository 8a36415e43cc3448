import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { isDay } from '#platform/time/civil_day.ts'
import { isSitePath } from '../kernel/preview/preview_path.ts'
import { previewContext } from '../kernel/preview/preview.server.ts'
import type { Route } from './+types/page_route.ts'
import { snapshotOn } from '../kernel/plans/snapshot_on.server.ts'

/** A preview of a public page with all plans due by a day applied. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const [day = '', path = ''] = ['day', 'path'].map((name) => url.searchParams.get(name) ?? '')
	if (!isDay(day) || !isSitePath(path)) throw data(null, { status: 404 })
	const snapshot = await snapshotOn(context.get(servicesContext), day)
	return context.get(previewContext)(path, snapshot, { isMarked: true })
}
