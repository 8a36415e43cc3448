import { CallLink } from '#app/company/call_link.tsx'
import { servicesContext } from '#app/context.server.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { FaqList } from '#app/sections/faq/faq_list.tsx'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, faqPage } from '#app/seo/structured_data.server.ts'
import type { Route } from './+types/route.ts'
import { faqGroups } from './faq_groups.server.ts'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'FAQs', path: '/faqs' },
]

export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const now = new Date()
	const groups = faqGroups(content.current, now)
	const meta = describePage(context, {
		title: 'Questions & Answers',
		description: fillPlaceholders(
			'{{with.residential}}Pickup days, carts, bills, holidays{{with.commercial:, dumpsters}}{{with.rolloff: and roll-offs}}: what people ask {{company}}, and what we answer. {{without.residential}}What people ask {{company}}, and what we answer.',
			content.current.facts,
			now,
		),
		path: '/faqs',
		structuredData: [breadcrumbs(publicUrl, trail), faqPage(groups.flatMap(({ faqs }) => faqs ?? []))],
	})
	const description = fillPlaceholders(
		'{{with.residential}}What neighbors ask us about carts, pickup days, bills{{with.rolloff: and containers}}. {{without.residential}}What neighbors ask us.',
		content.current.facts,
		now,
	)
	return { groups, description, picture: drawnPicture('help', content.current.livery), meta }
}

export const meta = loaderMeta

/** All questions on one page, by audience (decision D20). */
export default function Faqs({ loaderData: { groups, description, picture } }: Route.ComponentProps) {
	return (
		<>
			<PageHero title="Questions & answers" description={description} picture={picture} crumbs={trail}>
				<p className="mt-3">
					Don’t see yours? Call <CallLink data-analytics-event="call_faqs" />.
				</p>
				<nav aria-label="Groups of questions" className="mt-7 print:hidden">
					<ul className="flex flex-wrap gap-2">
						{groups.map(({ id, name }) => (
							<li key={id}>
								<a
									href={`#${id}`}
									className="inline-flex min-h-11 items-center rounded-full border-2 border-primary bg-background px-4 font-semibold text-primary hover:bg-secondary hover:text-secondary-foreground"
								>
									{name}
								</a>
							</li>
						))}
					</ul>
				</nav>
			</PageHero>
			<div className="wrap pb-24">
				{groups.map(({ id, name, faqs }) => (
					<section
						key={id}
						id={id}
						aria-labelledby={`${id}-heading`}
						className="mt-16 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2.2fr]"
					>
						<h2 id={`${id}-heading`} className="text-title lg:sticky lg:top-28 lg:self-start">
							{name}
						</h2>
						<FaqList faqs={faqs} anchor={id} />
					</section>
				))}
			</div>
		</>
	)
}
