import { redirect } from 'react-router'

/** Redirects after a successful form submission (303) and sets these cookies. */
export function redirectWith(to: string, cookies: readonly string[]): Response {
	return redirect(to, { status: 303, headers: cookies.map((cookie) => ['set-cookie', cookie]) })
}
