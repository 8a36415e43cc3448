import { servicesContext } from '#app/context.server.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, faqPage } from '#app/seo/structured_data.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/route.ts'
import { AccountUpdate } from './account_update.tsx'
import { billingContent } from './billing_content.server.ts'
import { BillingFaq } from './billing_faq.tsx'
import { CustomerId } from './customer_id.tsx'
import { Portal } from './portal/portal.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Pay My Bill', path: '/pay-my-bill' },
]

export function loader({ context }: Route.LoaderArgs) {
	const { content, portals, publicUrl } = context.get(servicesContext)
	const page = billingContent(portals, content.current.facts, new Date())
	const meta = describePage(context, {
		title: 'Pay My Bill',
		description: page.hero.description,
		path: '/pay-my-bill',
		publicUrl,
		structuredData: [breadcrumbs(publicUrl, trail), faqPage(page.faqs)],
	})
	return { ...page, meta }
}

export const meta = loaderMeta

export default function PayMyBill({ loaderData: { hero, portal, faqs } }: Route.ComponentProps) {
	return (
		<>
			<PageHero {...hero} crumbs={trail}>
				<div className="mt-7 flex flex-wrap gap-3">
					<ButtonLink to="#customer-id">Get My Customer ID</ButtonLink>
					<ButtonLink to="#account-update" kind="secondary">
						Update My Account
					</ButtonLink>
				</div>
			</PageHero>
			<Portal {...portal} />
			<CustomerId />
			<AccountUpdate />
			<BillingFaq faqs={faqs} />
		</>
	)
}
