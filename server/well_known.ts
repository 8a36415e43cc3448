import { Hono } from 'hono'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { AppEnv } from './app_env.ts'

/** Half a year: RFC 9116 recommends less than a year, and each response counts from today. */
const validMs = 182 * 24 * 60 * 60_000

/** Well-known URLs: where to report a vulnerability (RFC 9116), and where to change a password. */
export function wellKnownRoute({
	content,
	publicUrl,
}: {
	content: ContentHub
	publicUrl: string
}): Hono<AppEnv> {
	const route = new Hono<AppEnv>()
	route.get('/.well-known/security.txt', (c) => {
		const today = new Date(Date.now() + validMs).toISOString().slice(0, 10)
		const lines = [
			`Contact: mailto:${content.current.facts.email}`,
			`Expires: ${today}T00:00:00.000Z`,
			'Preferred-Languages: en',
			`Canonical: ${publicUrl}/.well-known/security.txt`,
		]
		return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'max-age=86400' })
	})
	// https://w3c.github.io/webappsec-change-password-url/
	route.get('/.well-known/change-password', (c) => c.redirect('/admin/account/password', 302))
	return route
}
