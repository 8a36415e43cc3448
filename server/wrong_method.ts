import type { Context } from 'hono'
import type { AppEnv } from './app_env.ts'

/**
 * In place of the router's “Unexpected Server Error” for a form to an address that takes none, or for reading one that takes
 * forms only; null for every other response. The router alone gives a reason phrase with JSON.
 */
export function wrongMethod(c: Context<AppEnv>, { status, statusText, headers }: Response): Response | null {
	const isJson = headers.get('content-type')?.startsWith('application/json') ?? false
	if (statusText === '' || !isJson || (status !== 400 && status !== 405)) return null
	return c.req.method === 'POST'
		? c.text('This address takes no form. Nothing was saved.\n', 405, { allow: 'GET, HEAD' })
		: c.text('This address takes forms only.\n', 405, { allow: 'POST' })
}
