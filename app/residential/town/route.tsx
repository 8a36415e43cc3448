import { data } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { rowAt } from '#app/content/listing.ts'
import { townFacts } from '#app/content/routes.server.ts'
import { servicesContext } from '#app/context.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { ServiceAlerts } from '#app/pickup/alerts/service_alerts.tsx'
import { ResidentialFaq } from '../faq.tsx'
import { TownLoading } from '../town_loading.tsx'
import type { Route } from './+types/route.ts'
import { TownClosing } from './closing.tsx'
import { HoaBanner } from './hoa_banner.tsx'
import { TownHero } from './hero.tsx'
import { Introduction } from './introduction.tsx'
import { Missing } from './missing.tsx'
import { missingTown } from './missing.server.ts'
import { Pickup } from './pickup.tsx'
import { Pricing } from './pricing.tsx'
import { townContent } from './town_content.server.ts'
import { townMeta, townTrail } from './town_meta.server.ts'

export function loader({ params, context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const snapshot = content.current
	const today = new Date()
	const row = rowAt(snapshot.residentialTowns, params.slug)
	if (!row) {
		// 503 if the table could not be read, so that search engines retry.
		const status = snapshot.residentialTowns.ok ? 404 : 503
		return data(missingTown(context), { status })
	}
	const town = townContent(row, snapshot, today)
	const local = { publicUrl, facts: townFacts(row, snapshot, localTimeOf(today, snapshot.facts).date) }
	return { town, trail: townTrail(row), meta: describePage(context, townMeta(row, town, local, today)) }
}

export const meta = loaderMeta

export default function Town({ loaderData: page }: Route.ComponentProps) {
	if (!page.town) return <Missing {...page.missing} />
	const { town, trail } = page
	return (
		<>
			<TownLoading />
			<ServiceAlerts alerts={town.alerts} />
			<TownHero {...town} days={town.pickup.days} firstPrice={town.firstPrice} crumbs={trail} />
			<Introduction {...town} />
			{town.hasCarts && (
				<>
					<Pickup {...town.pickup} />
					<Pricing {...town} />
				</>
			)}
			<HoaBanner picture={town.hoaPicture} />
			{town.hasCarts && (
				<>
					<ResidentialFaq heading={`Asked in ${town.name}`} faqs={town.faqs} />
					<TownClosing {...town.closing} slug={town.slug} />
				</>
			)}
		</>
	)
}
