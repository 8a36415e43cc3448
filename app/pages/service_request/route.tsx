import { rowAt } from '#app/content/listing.ts'
import { serviceAnswer } from '#app/company/promises.ts'
import { servicesContext } from '#app/context.server.ts'
import { leadAction } from '#app/leads/form_action.server.ts'
import { leadClientAction } from '#app/leads/lead_client_action.ts'
import { columnsOfReceipt, receiptFor } from '#app/leads/receipt.server.ts'
import { serviceLead } from '#app/leads/service_request/definition.ts'
import { ServiceForm } from '#app/leads/service_request/form.tsx'
import { serviceForm } from '#app/leads/service_request/form_definition.ts'
import { serviceKind } from '#app/leads/service_request/kinds.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import { promisedStop } from '#app/stops/promise_stop.server.ts'
import { stopsForReceipt } from '#app/stops/stops_for_receipt.server.ts'
import type { Route } from './+types/route.ts'
import { type AreaContent, areaContent } from './area_content.server.ts'
import { Answer } from './answer.tsx'
import { AreaStep, unknownArea } from './area_step.tsx'
import { KindChooser } from './kind_chooser.tsx'
import { scheduleNote } from './schedule_note.server.ts'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Service Request', path: '/service-request' },
]

export const handle = { variesBy: ['sent', 'kind', 'area'] } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { content, publicUrl } = services
	const now = new Date()
	const receipt = await receiptFor(
		services,
		serviceLead,
		url.searchParams.get('sent'),
		now,
		stopsForReceipt(services, now),
	)
	const receiptColumns = await columnsOfReceipt(services, serviceLead, receipt, ['schedule_note'])
	const kind = serviceKind(url.searchParams.get('kind'))
	const areaSlug = url.searchParams.get('area')
	const area = areaContent(content.current, kind?.value ?? null, areaSlug, now)
	const hero = {
		title: 'How can we help?',
		description: `Pick a topic, and we ask only for what we need. ${serviceAnswer(content.current.facts)}`,
		picture: drawnPicture('help', content.current.livery),
	}
	const meta = describePage(context, {
		title: kind?.label ?? 'Service Request',
		description: hero.description,
		path: '/service-request',
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	return {
		hero,
		receipt,
		note: String(receiptColumns?.['schedule_note'] ?? '') || null,
		kind: kind?.value ?? null,
		area,
		isAreaUnknown: areaSlug === unknownArea,
		meta,
	}
}

export async function action(args: Route.ActionArgs) {
	const now = new Date()
	const services = args.context.get(servicesContext)
	const snapshot = services.content.current
	const rules = scheduleRules(snapshot)
	return leadAction(
		serviceLead,
		args,
		{
			pageValues: (values) => ({
				schedule_note: scheduleNote(
					values,
					rowAt(snapshot.pickupAreas, values.area_slug) ?? null,
					rules,
					snapshot.facts,
					now,
				),
			}),
		},
		promisedStop(services),
	)
}
export const clientAction = leadClientAction

export const meta = loaderMeta

const beside = 'wrap grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.9fr]'

/** The requests that customers make about existing service; each kind has its own few fields. */
export default function ServiceRequest({
	loaderData: { hero, kind, area, isAreaUnknown, receipt, note },
}: Route.ComponentProps) {
	const isOpen = kind === null && receipt === null
	const { areas, chosen, answer, contractedTo } = area
	const needsArea = kind === 'missed' && chosen === null && !isAreaUnknown && areas.length > 0
	return (
		<>
			<PageHero {...hero} crumbs={trail} />
			<section
				id={isOpen ? serviceForm.anchor : undefined}
				aria-label="Service request"
				className="section scroll-mt-24 print:hidden"
				data-own-buttons
			>
				<div className={isOpen ? 'wrap grid gap-y-10' : beside}>
					<KindChooser kind={kind} area={isAreaUnknown ? unknownArea : chosen} />
					{!isOpen && (
						<div className="rounded-lg border border-border bg-background p-5 sm:p-8">
							{needsArea ? (
								<AreaStep areas={areas} />
							) : (
								<ServiceForm
									kind={kind}
									receipt={receipt}
									note={note}
									chosen={chosenOf(area)}
									areas={areas}
									area={isAreaUnknown ? unknownArea : chosen}
									isFolded={contractedTo !== null || answer?.isMissed === false}
								>
									<Answer {...area} />
								</ServiceForm>
							)}
						</div>
					)}
				</div>
			</section>
		</>
	)
}

/** The initial values known from the schedule. */
function chosenOf({ chosen, answer }: AreaContent): FormValues {
	const { day, streams } = answer?.last ?? { day: '', streams: [] }
	return { area_slug: chosen ?? '', missed_on: day, missed_streams: streams.join(',') }
}
