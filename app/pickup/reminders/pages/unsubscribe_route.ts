import { redirect } from 'react-router'
import type { RouteHandle } from '#app/route_handle.ts'
import { managePath } from '../links.ts'
import type { Route } from './+types/unsubscribe_route.ts'
import { privateHeaders } from '#app/seo/private_page.server.ts'

export const handle = { variesBy: ['token'] } satisfies RouteHandle

/** A GET redirects to the page with the buttons; only a POST unsubscribes (RFC 8058). */
export function loader({ url }: Route.LoaderArgs) {
	const token = url.searchParams.get('token') ?? ''
	return redirect(managePath(token), { status: 302, headers: privateHeaders })
}
