import { redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { Route } from './+types/logout_route.ts'
import { recordActivity } from './record_activity.server.ts'
import { authFor } from './auth.server.ts'
import { redirectWith } from './redirect_with.server.ts'
import { publishSessionsChanged } from './session.server.ts'
import { staffContext } from './staff.server.ts'

/** Signing out needs a POST, so that other sites cannot link to it. */
export function loader(): never {
	throw redirect('/admin')
}

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const auth = await authFor(services)
	const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
	const [by, from] = [context.get(staffContext), context.get(visitorContext)]
	await recordActivity(services.store.db, { kind: 'signed-out', by, from })
	publishSessionsChanged(services.store)
	return redirectWith('/admin/login', headers.getSetCookie())
}
