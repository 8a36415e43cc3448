import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/robots_txt.ts'

/** For crawlers (decision D21); a preview is none of theirs. */
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
