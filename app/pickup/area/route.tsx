import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { pickupAreas } from '#app/content/types/pickup_areas.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { ownPreview } from '#app/seo/own_preview.server.ts'
import { describePage, pageMeta } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ServiceAlerts } from '../alerts/service_alerts.tsx'
import { findArea } from '../find_area.server.ts'
import type { Route } from './+types/route.ts'
import { areaContent } from './area_content.server.ts'
import { MissingArea } from './missing.tsx'
import { PickupDays } from './pickup_days.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { content, store, publicUrl } = context.get(servicesContext)
	const found = await findArea({ content, store }, params.area)
	if (found.kind === 'renamed')
		// It may be renamed back: nobody should remember this for good.
		throw redirect(`/pickup-day/${found.slug}`, { status: 308, headers: { 'cache-control': 'no-cache' } })
	if (found.kind !== 'area') {
		const status = { removed: 410, unknown: 404, unread: 503 }[found.kind]
		const meta = pageMeta(
			{
				title: 'Page Not Found',
				description: 'There is no pickup area at this address.',
				path: null,
				publicUrl,
				image: 'not-found',
			},
			content.current.facts,
		)
		return data({ page: null, trail: [], meta }, { status })
	}
	const { area } = found
	const path = `/pickup-day/${area.slug}`
	const trail = [
		{ name: 'Home', path: '/' },
		{ name: 'Residential Service', path: '/residential' },
		{ name: area.name, path },
	]
	const meta = describePage(context, {
		title: `Pickup days: ${area.name}`,
		description: `When trash, recycling and lawn pickup come to ${area.name}, with the days that holidays and weather move.`,
		path,
		publicUrl,
		image: ownPreview(pickupAreas, area),
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	return { page: areaContent(area, content.current, new Date()), trail, meta }
}

export const meta = loaderMeta

export default function PickupArea({ loaderData: { page, trail } }: Route.ComponentProps) {
	if (!page) return <MissingArea />
	return (
		<>
			<ServiceAlerts alerts={page.alerts} />
			<div className="wrap pt-3 pb-16">
				<Breadcrumbs crumbs={trail} />
				<h1 className="mt-4 text-hero leading-[0.98] font-extrabold sm:mt-6">{page.name}</h1>
				{page.contractedTo ? (
					<p className="mt-6 text-lead">Trash here is picked up by {page.contractedTo}.</p>
				) : (
					<p className="mt-6 text-lead">
						{page.next ? `Your next pickup is ${page.next}.` : 'No pickup is scheduled here.'} Set carts at
						the curb by {page.setOut}.
					</p>
				)}
				<PickupDays days={page.days} />
			</div>
		</>
	)
}
