import { CallButton } from '#app/company/call_button.tsx'
import { servicesContext } from '#app/context.server.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { OrderLink } from '#app/sections/order_link.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import type { Routes } from '#app/company/routes.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, faqPage, service } from '#app/seo/structured_data.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ResidentialFaq } from '../faq.tsx'
import { PriceAndDay } from '../price_and_day.tsx'
import { TownLoading } from '../town_loading.tsx'
import type { Route } from './+types/route.ts'
import { Carts } from './carts.tsx'
import { OverviewClosing } from './closing.tsx'
import { LawnPickup } from './lawn_pickup.tsx'
import { overviewContent } from './overview_content.server.ts'
import { Towns } from './towns.tsx'
import { Week } from './week.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Residential Service', path: '/residential' },
]

const alternating = 'Weekly Trash Pickup at Home, and Recycling'
const titles = {
	none: 'Weekly Trash Pickup at Home',
	weekly: 'Weekly Trash & Recycling Pickup at Home',
	alternating,
	both: alternating,
} as const satisfies Record<Routes['recycling'], string>

export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const page = overviewContent(content.current, new Date())
	const { description } = page.hero
	const meta = describePage(context, {
		title: titles[content.current.facts.routes.recycling],
		description,
		path: '/residential',
		structuredData: [
			service(publicUrl, content.current.facts, {
				name: `Residential trash${content.current.facts.services.recycling ? ' and recycling' : ''} pickup`,
				of: 'carts',
				description,
			}),
			breadcrumbs(publicUrl, trail),
			...(page.faqs?.length ? [faqPage(page.faqs)] : []),
		],
	})
	return { ...page, meta }
}

export const meta = loaderMeta

export default function Residential({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<TownLoading />
			<PageHero {...page.hero} crumbs={trail}>
				{page.firstPrice && <PriceAndDay price={page.firstPrice} day={null} />}
				<div className="mt-5 flex flex-wrap gap-3">
					<CallButton data-analytics-event="call_hero">Call</CallButton>
					<OrderLink url={page.orderingUrl} label="Order Online" />
					<ButtonLink to="/about#holiday-schedule" kind="secondary">
						Holiday Schedule
					</ButtonLink>
				</div>
			</PageHero>
			<Carts
				said={page.said}
				pages={page.cartPages}
				rows={page.prices}
				overfilled={page.overfilled}
				orderingUrl={page.orderingUrl}
			/>
			<LawnPickup orderingUrl={page.orderingUrl} />
			<Week steps={page.week} />
			<Towns towns={page.towns} />
			<ResidentialFaq heading="Asked at home" faqs={page.faqs} />
			<OverviewClosing />
		</>
	)
}
