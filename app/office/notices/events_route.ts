import { servicesContext } from '#app/context.server.ts'
import { sessionContext } from '../sign_in/session.server.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/events_route.ts'
import { streamNotices } from './live_notices.server.ts'

/** Streams notices to open office pages; `new` holds the requests received after `since` (ISO 8601; now if it is missing). */
export function loader({ context, url }: Route.LoaderArgs) {
	const { id: staffId, role } = context.get(staffContext)
	const reader = { sessionId: context.get(sessionContext).id, staffId, role }
	const since = Date.parse(url.searchParams.get('since') ?? '')
	return streamNotices(
		context.get(servicesContext),
		reader,
		new Date(Number.isNaN(since) ? Date.now() : since),
	)
}
