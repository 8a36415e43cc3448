import type { PageMeta, Site } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import { centerTrail } from '../trail.ts'
import type { HelpFilter } from './center_content.server.ts'

/** The help center's tags. A category is a view of the same page; search results are nothing for search engines. */
export function centerMeta({ publicUrl, facts }: Site, query: string, category: HelpFilter | null): PageMeta {
	const title = category === null ? 'Help Center' : `${category.name}: Help Center`
	return {
		title: query === '' ? title : `“${query}”: Help Center`,
		description: `Short answers from ${facts.name}: pickup days, carts, what goes where, bills, roll-off containers. Search them or browse by subject.`,
		path: '/help',
		publicUrl,
		noindex: query !== '',
		structuredData: [breadcrumbs(publicUrl, centerTrail)],
	}
}
