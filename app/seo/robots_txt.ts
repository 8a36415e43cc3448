import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/robots_txt.ts'

/** robots.txt (decision D21); a preview disallows everything. */
export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl, content } = context.get(servicesContext)
	const closed = ['Disallow: /admin', 'Disallow: /search', 'Disallow: /help?q=', '']
	const lines = content.current.isLive
		? ['User-agent: *', ...closed, `Sitemap: ${publicUrl}/sitemap.xml`, '']
		: ['User-agent: *', 'Disallow: /', '']
	return new Response(lines.join('\n'), {
		headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
	})
}
