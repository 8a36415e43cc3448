import { legalTexts } from '#app/content/legal_texts.server.ts'
import { servicesContext } from '#app/context.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import type { Route } from './+types/terms_route.ts'
import { legalContent } from './legal_content.server.ts'
import { LegalPage } from './legal_page.tsx'

const title = 'Terms of Service'
const summary =
	'What you can expect of us, what we need from you, when to pay and how to cancel. In short: month to month, no hidden fees, and a person to call.'
const trail = [
	{ name: 'Home', path: '/' },
	{ name: title, path: '/terms-of-service' },
]
const other = { name: 'Privacy Policy', path: '/privacy-policy' }

export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const meta = describePage(context, {
		title,
		description: summary,
		path: '/terms-of-service',
		publicUrl,
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	return { text: legalContent(legalTexts.terms, content.current.facts, new Date()), meta }
}

export const meta = loaderMeta

/** LG-02. */
export default function TermsOfService({ loaderData: { text } }: Route.ComponentProps) {
	return <LegalPage title={title} summary={summary} crumbs={trail} other={other} {...text} />
}
