import { servicesContext } from '#app/context.server.ts'
import { sessionContext } from '../sign_in/session.server.ts'
import { requireRole } from '../sign_in/staff.server.ts'
import type { Route } from './+types/events_route.ts'
import { streamNewLeads } from './live_leads.server.ts'

/** Streams when leads have come since `since` (an ISO time; now if it is missing), for an open inbox. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { role } = requireRole(context, 'office', 'editor', 'owner')
	const reader = { sessionId: context.get(sessionContext).id, role }
	const { store, log } = context.get(servicesContext)
	const since = Date.parse(url.searchParams.get('since') ?? '')
	return streamNewLeads(store, log, reader, new Date(Number.isNaN(since) ? Date.now() : since))
}
