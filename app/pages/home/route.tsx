import { servicesContext } from '#app/context.server.ts'
import { leadClientAction } from '#app/leads/lead_client_action.ts'
import { leadAction } from '#app/leads/form_action.server.ts'
import { quoteLead } from '#app/leads/quote/definition.ts'
import { QuoteForm } from '#app/leads/quote/form.tsx'
import { receiptFor } from '#app/leads/receipt.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { Closing } from '#app/sections/call_to_action/closing.tsx'
import { ContactBlock } from '#app/sections/contact/contact_block.tsx'
import { FaqSection } from '#app/sections/faq/faq_section.tsx'
import { Reviews } from '#app/sections/reviews/reviews.tsx'
import { ServiceArea } from '#app/sections/service_area/service_area.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { faqPage, localBusiness, service } from '#app/seo/structured_data.server.ts'
import { useFacts } from '#app/company/current_facts.ts'
import { recyclingDay, type Routes } from '#app/company/routes.ts'
import type { Route } from './+types/route.ts'
import { About } from './about.tsx'
import { Hero } from './hero.tsx'
import { homeContent } from './home_content.server.ts'
import { Plans } from './plans.tsx'
import { Services } from './services.tsx'
import { useSitemapCache } from './sitemap_cache.ts'

export const handle = { variesBy: ['sent'] } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { content, publicUrl } = services
	const receipt = await receiptFor(services, quoteLead, url.searchParams.get('sent'))
	const page = homeContent(content.current, new Date())
	const offered = page.services.cards.map(({ title, description, of }) => ({ name: title, description, of }))
	const { services: has, region } = content.current.facts
	const meta = describePage(context, {
		title: `${[has.residential ? 'Trash' : 'Dumpsters', ...(has.rolloff ? ['Roll-Offs'] : [])].join(' & ')} in ${region}`,
		description: page.hero.description,
		path: '/',
		structuredData: [
			localBusiness(publicUrl, content.current.facts),
			...offered.map((one) => service(publicUrl, content.current.facts, one)),
			...(page.faqs ? [faqPage(page.faqs)] : []),
		],
	})
	return { ...page, receipt, meta }
}

export async function action(args: Route.ActionArgs) {
	return leadAction(quoteLead, args, {})
}
export const clientAction = leadClientAction

export const meta = loaderMeta

export default function Home({ loaderData: page }: Route.ComponentProps) {
	useSitemapCache()
	return (
		<>
			<Hero {...page.hero} orderingUrl={page.orderingUrl} />
			<Reviews {...page.reviews}>
				{page.testimonials?.length === 0 ? null : <Testimonials quotes={page.testimonials} />}
			</Reviews>
			<Services {...page.services} />
			{page.prices && (
				<>
					<Plans
						rows={page.prices}
						suits={page.suits}
						overfilled={page.overfilled}
						orderingUrl={page.orderingUrl}
					/>
					<PickupDay />
				</>
			)}
			<About {...page.about} />
			<Closing {...page.closing} />
			<FaqSection faqs={page.faqs} />
			<ServiceArea {...page.serviceArea} />
			<ContactBlock {...page.contact}>
				<QuoteForm receipt={page.receipt} />
			</ContactBlock>
		</>
	)
}

function whatGoesOut(routes: Routes): string {
	if (routes.recycling === 'weekly') return 'Trash and recycling go out on the same weekday, week after week.'
	const recycling = recyclingDay(routes)
	return `Trash goes out on the same weekday, week after week${recycling === null ? '' : `, and recycling ${recycling}`}.`
}

/** How customers know their pickup day, and what happens if a pickup was missed. */
function PickupDay() {
	const facts = useFacts()
	return (
		<section aria-labelledby="pickup-heading" className="band">
			<div className="wrap section">
				<h2 id="pickup-heading" className="text-title">
					You always know your day
				</h2>
				<p className="mt-4 max-w-[60ch] text-lead">
					{whatGoesOut(facts.routes)} {facts.textNotifications && 'Text notifications come with every plan. '}
					If we miss you, call once and leave the cart out: we come back the next business day.
				</p>
			</div>
		</section>
	)
}
