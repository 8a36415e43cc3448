import { data } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { pickupAreas } from '#app/content/types/pickup_areas.ts'
import { Picture } from '#app/pictures/picture.tsx'
import { DrawnMap } from '#app/sections/service_area/drawn_map.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { ownPreview } from '#app/seo/own_preview.server.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ServiceAlerts } from '../alerts/service_alerts.tsx'
import { calendarLinks } from '../calendar/calendar_links.server.ts'
import { ruleOn, streamsOf } from '../schedule/area_rules.ts'
import { pickupWords } from '../schedule/rule_words.ts'
import { RememberedNote } from '../remembered/remembered_note.tsx'
import type { Route } from './+types/route.ts'
import { areaContent } from './area_content.server.ts'
import { loadArea } from './load_area.server.ts'
import { MissingArea } from './missing.tsx'
import { NextPickup } from './next_pickup.tsx'
import { PickupDays } from './pickup_days.tsx'
import { Prices } from './prices.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const found = await loadArea(context, params.area, (slug) => `/pickup-day/${slug}`)
	if (!found.area) return data({ page: null, trail: [], meta: found.meta }, { status: found.status })
	const { area } = found
	const now = new Date()
	const today = localTimeOf(now, content.current.facts).date
	const path = `/pickup-day/${area.slug}`
	const trail = [
		{ name: 'Home', path: '/' },
		{ name: 'Pickup Day', path: '/pickup-day' },
		{ name: area.name, path },
	]
	const meta = describePage(context, {
		title: `Pickup days: ${area.name}`,
		description: `When the truck comes to ${area.name}, with the days that holidays and weather move. ${pickupWords(streamsOf(ruleOn(area, today)))}.`,
		path,
		image: ownPreview(pickupAreas, area),
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	const calendar = calendarLinks(area.slug, publicUrl)
	return { page: { ...areaContent(area, content.current, now), calendar }, trail, meta }
}

export const meta = loaderMeta

/** An area's page: next pickup, the next eight weeks, prices, alerts, and links to the request forms (PD-10). */
export default function PickupArea({ loaderData: { page, trail } }: Route.ComponentProps) {
	if (!page) return <MissingArea />
	return (
		<>
			<ServiceAlerts alerts={page.alerts} />
			<div className="wrap grid gap-x-16 lg:grid-cols-[1.3fr_1fr] print:block">
				<Picture
					picture={page.view.picture}
					frames={[['upright', '64rem'], ['wide']]}
					sizes="(min-width:64rem) max(34rem,26rem*R),max(100vw,40vw*R)"
					isEager
					className="-mx-(--gutter) aspect-[5/2] max-h-[max(26svh,31vw)] w-[calc(100%+2*var(--gutter))] max-w-none lg:order-last lg:mx-0 lg:mt-8 lg:aspect-auto lg:h-128 lg:max-h-none lg:w-full lg:rounded-lg"
				/>
				<div className="pt-3">
					<Breadcrumbs crumbs={trail} />
					<NextPickup {...page} />
				</div>
			</div>
			{(!page.contractedTo || page.next) && (
				<div className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[1.7fr_1fr]">
					<PickupDays days={page.days} />
					<div className="space-y-8">
						{page.prices && <Prices prices={page.prices} />}
						{page.view.map !== '' && (
							<div className="aspect-[13/10] overflow-clip rounded-lg print:hidden">
								<DrawnMap svg={page.view.map} />
							</div>
						)}
						<RememberedNote key={page.slug} area={page.slug} name={page.name} address={null} />
					</div>
				</div>
			)}
		</>
	)
}
