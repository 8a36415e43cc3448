import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/robots_txt.ts'

/** For crawlers (decision D21). */
export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl } = context.get(servicesContext)
	const lines = [
		'User-agent: *',
		'Disallow: /admin',
		'Disallow: /search',
		'Disallow: /help?q=',
		'',
		`Sitemap: ${publicUrl}/sitemap.xml`,
		'',
	]
	return new Response(lines.join('\n'), {
		headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
	})
}
