import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/sitemap_xml.ts'
import { sitemapEntries, sitemapXml } from './sitemap.ts'

/** For crawlers (decision D21). */
export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	return new Response(sitemapXml(publicUrl, sitemapEntries(content.current)), {
		headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
	})
}
