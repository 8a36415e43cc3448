import { choiceParameters, readChoices } from '#app/company/link_choices.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { servicesContext } from '#app/context.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { Closing } from '#app/sections/call_to_action/closing.tsx'
import { PageLoading } from '#app/sections/loading/page_loading.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, faqPage, localBusiness, service } from '#app/seo/structured_data.server.ts'
import { sizeOffers } from '../size_offers.server.ts'
import { SizePrices } from '../size_price.tsx'
import { RolloffFaq } from '../rolloff_faq.tsx'
import type { Route } from './+types/route.ts'
import { Delivery } from './delivery.tsx'
import { Intro } from './intro.tsx'
import { OverviewHero } from './overview_hero.tsx'
import { overviewContent } from './overview_content.server.ts'
import { SizeCards } from './size_cards.tsx'
import { Specifications } from './specifications.tsx'
import { Steps } from './steps.tsx'
import { TownPicker } from './town_picker.tsx'
import { trail } from './trail.ts'

const description =
	'Rent {{rolloff.sizes}} yard containers for a cleanout, a remodel, a roof or a building site. We set it down, you fill it, we pick it up. {{phone}}.'

export const handle = { variesBy: choiceParameters } satisfies RouteHandle

export function loader({ url, context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const today = new Date()
	const { facts } = content.current
	const page = overviewContent(content.current, readChoices(url.searchParams, facts), today)
	const meta = describePage(context, {
		title: `Roll-Off Rental in ${facts.region}`,
		description: fillPlaceholders(description, facts, today),
		path: '/roll-off-dumpsters',
		structuredData: [
			localBusiness(publicUrl, facts),
			service(publicUrl, facts, {
				name: 'Roll-Off Dumpster Rental',
				of: 'containers',
				prices: sizeOffers(facts.rolloffs),
				description: page.hero.description,
			}),
			breadcrumbs(publicUrl, trail),
			...(page.faqs?.length ? [faqPage(page.faqs)] : []),
		],
	})
	return { ...page, meta }
}

export const meta = loaderMeta

/** The roll-off overview (RO-01), in the specified order. */
export default function RollOffDumpsters({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<PageLoading folder="/roll-off-dumpsters/" text="Loading the town’s page" />
			<SizePrices />
			<OverviewHero {...page.hero} />
			<Intro />
			<TownPicker chosen={page.chosen} towns={page.towns} map={page.map} />
			<Delivery sameDay={page.sameDay} flexible={page.flexible} />
			<Steps />
			<Specifications />
			<SizeCards sizes={page.sizes} />
			<RolloffFaq faqs={page.faqs} />
			<Closing {...page.closing} service="rolloff" />
		</>
	)
}
