import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/sitemap_xml.ts'
import { sitemapOf, sitemapXml } from './sitemap.ts'

/** sitemap.xml (decision D21): 503 if a table cannot be read, so that crawlers retry. */
export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const sitemap = sitemapOf(content.current)
	if (!sitemap.ok) {
		return new Response(sitemap.message, { status: 503, headers: { 'retry-after': '600' } })
	}
	return new Response(sitemapXml(publicUrl, sitemap.entries), {
		headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
	})
}
