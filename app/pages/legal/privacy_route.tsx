import { legalTexts } from '#app/content/legal_texts.server.ts'
import { servicesContext } from '#app/context.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import type { Route } from './+types/privacy_route.ts'
import { legalContent } from './legal_content.server.ts'
import { LegalPage } from './legal_page.tsx'

const title = 'Privacy Policy'
const summary =
	'What we learn about you, what we do with it, and how to have it changed or deleted. In short: we use it to haul your trash, and we sell it to nobody.'
const trail = [
	{ name: 'Home', path: '/' },
	{ name: title, path: '/privacy-policy' },
]
const other = { name: 'Terms of Service', path: '/terms-of-service' }

export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const meta = describePage(context, {
		title,
		description: summary,
		path: '/privacy-policy',
		publicUrl,
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	return { text: legalContent(legalTexts.privacy, content.current.facts, new Date()), meta }
}

export const meta = loaderMeta

/** LG-01. */
export default function PrivacyPolicy({ loaderData: { text } }: Route.ComponentProps) {
	return <LegalPage title={title} summary={summary} crumbs={trail} other={other} {...text} />
}
