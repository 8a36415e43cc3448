import { redirect } from 'react-router'

/** Redirects after a successful form submission (303) and sets these cookies. */
export function redirectWith(to: string, cookies: readonly string[]): Response {
	const response = redirect(to, 303)
	for (const cookie of cookies) response.headers.append('set-cookie', cookie)
	return response
}
