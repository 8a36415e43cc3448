import { servicesContext } from '#app/context.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, faqPage, service } from '#app/seo/structured_data.server.ts'
import type { Route } from './+types/route.ts'
import { OverviewClosing } from './closing.tsx'
import { Questions } from '../questions.tsx'
import { FlexiblePickup } from './flexible_pickup.tsx'
import { Hero } from './hero.tsx'
import { Introduction } from './introduction.tsx'
import { overviewContent } from './overview_content.server.ts'
import { Sizes } from './sizes.tsx'
import { Specifications } from './specifications.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Commercial Services', path: '/commercial' },
]

export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const page = overviewContent(content.current, new Date())
	const { description } = page.hero
	const meta = describePage(context, {
		title: `Business Dumpsters in ${content.current.facts.region}`,
		description,
		path: '/commercial',
		structuredData: [
			service(publicUrl, content.current.facts, {
				name: 'Commercial dumpsters',
				description,
				of: 'containers',
			}),
			breadcrumbs(publicUrl, trail),
			...(page.faqs?.length ? [faqPage(page.faqs)] : []),
		],
	})
	return { ...page, meta }
}

export const meta = loaderMeta

export default function Commercial({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<Hero {...page.hero} />
			<Introduction />
			<FlexiblePickup {...page.flexible} />
			<Sizes sizes={page.sizes} />
			<Specifications specs={page.specs} />
			<Questions heading="What businesses ask" faqs={page.faqs} />
			<OverviewClosing {...page.closing} />
		</>
	)
}
