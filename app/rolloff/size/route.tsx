import { readChoices } from '#app/company/link_choices.ts'
import { servicesContext } from '#app/context.server.ts'
import { rolloffSizes } from '#app/content/types/rolloff_sizes.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { NotFoundScreen } from '#app/shell/not_found_screen.tsx'
import { notFound } from '#app/shell/not_found.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { ownPreview } from '#app/seo/own_preview.server.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, localBusiness, service } from '#app/seo/structured_data.server.ts'
import { sizeOffers } from '../size_offers.server.ts'
import { chosenTown } from '../quote_path.server.ts'
import { sizePath } from '../sizes.ts'
import type { Route } from './+types/route.ts'
import { NeighborSizes } from './neighbor_sizes.tsx'
import { sizeContent } from './size_content.server.ts'
import { SizeHero } from './size_hero.tsx'
import { SizeLoads } from './size_loads.tsx'
import { SizeUses } from './size_uses.tsx'
import { counted } from '#platform/text/counted.ts'

export const handle = { variesBy: ['town'], begins: 'rolloff-' } satisfies RouteHandle

export function loader({ params, url, context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const { facts } = content.current
	const path = `/${params.address}`
	const size = facts.rolloffs.find((one) => sizePath(one) === path)
	if (!size) return notFound({ url, context })
	const town = chosenTown(readChoices(url.searchParams, facts).town, content.current)
	const page = sizeContent(size, town, content.current, new Date())
	const description = `${page.name} rental: ${page.description} Holds ${counted(size.loads, 'pickup load')}, up to ${counted(size.tons, 'ton')}.`
	const meta = describePage(context, {
		title: `${page.name} Rental`,
		description,
		path,
		image: ownPreview(rolloffSizes, page.row),
		structuredData: [
			localBusiness(publicUrl, facts),
			service(publicUrl, facts, {
				name: `${page.name} Rental`,
				description,
				of: 'containers',
				prices: sizeOffers([size]),
			}),
			breadcrumbs(publicUrl, page.crumbs),
		],
	})
	const { row: _row, ...shown } = page
	return { ...shown, missing: null, meta }
}

export const meta = loaderMeta

/** A size's page (RO-06), or the not-found page at any other single-segment path. */
export default function RolloffSizePage({ loaderData: page }: Route.ComponentProps) {
	if (page.missing) return <NotFoundScreen {...page.missing} />
	return (
		<>
			<SizeHero page={page} />
			<SizeUses page={page} />
			<SizeLoads page={page} />
			<NeighborSizes neighbors={page.neighbors} town={page.town} />
		</>
	)
}
