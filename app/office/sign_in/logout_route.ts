import { redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/logout_route.ts'
import { endLostStreams } from '../inbox/live_leads.server.ts'
import { authFor } from './auth.server.ts'

/** Signing out needs a POST, so that other sites cannot link to it. */
export function loader(): never {
	throw redirect('/admin')
}

export async function action({ request, context }: Route.ActionArgs) {
	const auth = await authFor(context.get(servicesContext))
	const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
	endLostStreams(context.get(servicesContext).store)
	const response = redirect('/admin/login', 303)
	for (const cookie of headers.getSetCookie()) response.headers.append('set-cookie', cookie)
	return response
}
