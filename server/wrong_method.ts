import type { Context } from 'hono'
import type { AppEnv } from './app_env.ts'

/**
 * Replaces the router's “Unexpected Server Error” for a form sent to a path that accepts none, or a GET of a path that accepts only forms;
 * null for any other response. Recognized by a reason phrase with JSON, which only the router sends.
 */
export function wrongMethod(c: Context<AppEnv>, { status, statusText, headers }: Response): Response | null {
	const isJson = headers.get('content-type')?.startsWith('application/json') ?? false
	if (statusText === '' || !isJson || (status !== 400 && status !== 405)) return null
	return c.req.method === 'POST'
		? c.text('This address takes no form. Nothing was saved.\n', 405, { allow: 'GET, HEAD' })
		: c.text('This address takes forms only.\n', 405, { allow: 'POST' })
}
