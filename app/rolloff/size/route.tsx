import { readBrought } from '#app/company/brought_along.ts'
import { servicesContext } from '#app/context.server.ts'
import { rolloffSizes } from '#app/content/types/rolloff_sizes.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { ownPreview } from '#app/seo/own_preview.server.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, localBusiness, service } from '#app/seo/structured_data.server.ts'
import { chosenTown } from '../quote_path.server.ts'
import { rolloffSize, sizePath } from '../sizes.ts'
import type { Route } from './+types/route.ts'
import { NeighborSizes } from './neighbor_sizes.tsx'
import { sizeContent } from './size_content.server.ts'
import { SizeHero } from './size_hero.tsx'
import { SizeLoads } from './size_loads.tsx'
import { SizeUses } from './size_uses.tsx'

export const handle = { variesBy: ['town'] } satisfies RouteHandle

export function loader({ url, context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const yards = Number(/^\/rolloff-(\d+)-yard/.exec(url.pathname)?.[1])
	const size = rolloffSize(yards, content.current.facts)
	if (!size) throw new Error(`There is no ${yards} yard container behind ${url.pathname}`)
	const town = chosenTown(readBrought(url.searchParams).town, content.current)
	const page = sizeContent(size, town, content.current, new Date())
	const description = `${page.name} rental: ${page.description} Holds ${size.loads} pickup loads, up to ${size.tons} tons.`
	const meta = describePage(context, {
		title: `${page.name} Rental`,
		description,
		path: sizePath(size),
		publicUrl,
		image: ownPreview(rolloffSizes, { slug: `${yards}-yard` }),
		structuredData: [
			localBusiness(publicUrl, content.current.facts),
			service(publicUrl, content.current.facts, {
				name: `${page.name} Rental`,
				description,
				of: 'containers',
			}),
			breadcrumbs(publicUrl, page.crumbs),
		],
	})
	return { ...page, meta }
}

export const meta = loaderMeta

/** A size's own page (RO-06); the four routes that share it are in `routes.ts`. */
export default function RolloffSizePage({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<SizeHero page={page} />
			<SizeUses page={page} />
			<SizeLoads page={page} />
			<NeighborSizes neighbors={page.neighbors} town={page.town} />
		</>
	)
}
