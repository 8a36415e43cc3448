import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { servicesContext } from '#app/context.server.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, service } from '#app/seo/structured_data.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/route.ts'
import { ByAmount } from './by_amount.tsx'
import { Offers } from './offers.tsx'
import { servicesContent } from './services_content.server.ts'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'All Services', path: '/services' },
]

export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const { services: has } = content.current.facts
	const page = servicesContent(content.current, new Date())
	const meta = describePage(context, {
		title: `Services: ${[...(has.residential ? ['Carts'] : []), ...(has.commercial ? ['Dumpsters'] : []), ...(has.rolloff ? ['Roll-Offs'] : [])].join(', ')}`,
		description: page.hero.description,
		path: '/services',
		structuredData: [
			breadcrumbs(publicUrl, trail),
			...page.offers.map(({ name, description, of }) =>
				service(publicUrl, content.current.facts, { name, description, ...(of && { of }) }),
			),
		],
	})
	return { ...page, meta }
}

export const meta = loaderMeta

/** LG-05, decision D20. */
export default function Services({ loaderData: { hero, offers } }: Route.ComponentProps) {
	return (
		<>
			<PageHero {...hero} crumbs={trail}>
				<div className="mt-7 flex flex-wrap gap-3">
					<ButtonLink to="/contact" kind="loud" data-analytics-event="get_quote_services">
						Get a free quote
					</ButtonLink>
					<CallButton kind="secondary" data-analytics-event="call_services" />
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
			</PageHero>
			<ByAmount />
			<Offers offers={offers} />
		</>
	)
}
