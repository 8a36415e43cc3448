import { servicesContext } from '#app/context.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import type { Route } from './+types/route.ts'
import { legalContent, legalPages } from './legal_content.server.ts'
import { LegalPage } from './legal_page.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const { privacy, terms } = legalPages
	const [page, other] = url.pathname.startsWith(privacy.path) ? [privacy, terms] : [terms, privacy]
	const { title, summary, path } = page
	const crumbs = [
		{ name: 'Home', path: '/' },
		{ name: title, path },
	]
	const meta = describePage(context, {
		title,
		description: summary,
		path,
		structuredData: [breadcrumbs(publicUrl, crumbs)],
	})
	const text = legalContent(page.text, content.current.facts, new Date())
	return { page: { ...text, title, summary, crumbs, other: { name: other.title, path: other.path } }, meta }
}

export const meta = loaderMeta

/** Privacy policy and terms; the two routes that share it are in `routes.ts`. */
export default function Legal({ loaderData: { page } }: Route.ComponentProps) {
	return <LegalPage {...page} />
}
