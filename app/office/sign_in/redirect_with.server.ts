import { redirect } from 'react-router'

/** Answers a form that was taken: a redirect (303) that also sets these cookies. */
export function redirectWith(to: string, cookies: readonly string[]): Response {
	const response = redirect(to, 303)
	for (const cookie of cookies) response.headers.append('set-cookie', cookie)
	return response
}
