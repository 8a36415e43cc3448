import { choiceParameters } from '#app/company/link_choices.ts'
import { servicesContext } from '#app/context.server.ts'
import { leadClientAction } from '#app/leads/lead_client_action.ts'
import { leadAction } from '#app/leads/form_action.server.ts'
import { prefilledValues } from '#app/leads/quote/prefilled_values.server.ts'
import { quoteLead } from '#app/leads/quote/definition.ts'
import { QuoteForm } from '#app/leads/quote/form.tsx'
import { receiptFor } from '#app/leads/receipt.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, localBusiness } from '#app/seo/structured_data.server.ts'
import type { Route } from './+types/route.ts'
import { contactContent } from './contact_content.server.ts'
import { ContactFacts } from './contact_facts.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Contact', path: '/contact' },
]

export const handle = { variesBy: ['sent', ...choiceParameters] } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { content, publicUrl } = services
	const receipt = await receiptFor(services, quoteLead, url.searchParams.get('sent'))
	const { facts } = content.current
	const page = contactContent(content.current, new Date())
	const meta = describePage(context, {
		title: `Contact & Free Quote, ${facts.phone}`,
		description: page.hero.description,
		path: '/contact',
		structuredData: [localBusiness(publicUrl, facts), breadcrumbs(publicUrl, trail)],
	})
	return { ...page, receipt, brought: prefilledValues(url.searchParams, content.current), meta }
}

export async function action(args: Route.ActionArgs) {
	return leadAction(quoteLead, args, {})
}
export const clientAction = leadClientAction

export const meta = loaderMeta

export default function Contact({
	loaderData: { hero, facts: entries, guarantee, receipt, brought },
}: Route.ComponentProps) {
	return (
		<>
			<PageHero {...hero} crumbs={trail} />
			<div className="wrap grid items-start gap-x-16 gap-y-14 pb-24 lg:grid-cols-[1.35fr_1fr]">
				<section
					id="quote"
					aria-labelledby="quote-heading"
					className="relative mt-8 rounded-lg border border-border bg-background p-5 sm:p-8 lg:-mt-8 print:hidden"
				>
					<h2 id="quote-heading" className="mb-6 text-subtitle">
						Request a free quote
					</h2>
					<QuoteForm receipt={receipt} prefilled={brought} />
				</section>
				<ContactFacts entries={entries} guarantee={guarantee} />
			</div>
		</>
	)
}
