import type { Services } from '#app/context.server.ts'
import type { LeadValues } from '#app/leads/lead_definition.ts'
import { factsOn, priceNotes } from '#app/leads/order/price_steps.ts'
import { readPriceSteps } from '#app/leads/order/price_steps.server.ts'
import { orderTotal } from '#app/leads/order/total.ts'
import { findPlace } from '#app/pages/order/find_place.server.ts'
import { orderNote } from '#app/pages/order/order_note.server.ts'
import type { Place } from '#app/pages/order/place.ts'
import { startWeeks } from '#app/pages/order/start_weeks.ts'
import { areaOf } from '#app/pages/service_request/area_content.server.ts'
import { scheduleNote } from '#app/pages/service_request/schedule_note.server.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { LeadForm } from '#db/lead_rows.ts'

type PageValues = Record<string, string | number | null>
type PageServices = Pick<Services, 'store' | 'content' | 'log'>

/** What is stored of a request besides its fields, as the page of its form would; nothing for the other forms. */
const ofForm: Partial<
	Record<LeadForm, (asked: LeadValues, services: PageServices, now: Date) => Promise<PageValues>>
> = { 'service-request': ofServiceRequest, order: ofOrder }

/** The values of the columns that no field fills in, and of those that follow from what was asked. */
export async function pageValues(
	form: LeadForm,
	asked: LeadValues,
	services: PageServices,
	now: Date,
): Promise<PageValues> {
	return (await ofForm[form]?.(asked, services, now)) ?? {}
}

async function ofServiceRequest(
	asked: LeadValues,
	{ content }: PageServices,
	now: Date,
): Promise<PageValues> {
	const snapshot = content.current
	const area = areaOf(snapshot, asked['area_slug'])
	return { schedule_note: scheduleNote(asked, area, scheduleRules(snapshot), snapshot.facts, now) }
}

/** The total, the week that begins service, and the area as the address tells, unless one was chosen. */
async function ofOrder(asked: LeadValues, services: PageServices, now: Date): Promise<PageValues> {
	const { facts } = services.content.current
	const text = (column: string) => String(asked[column] ?? '')
	const extras = Array.isArray(asked['extras']) ? asked['extras'].map(String) : []
	const choice = { service: text('service'), cart: text('cart') || null, extras }
	const weeks = startWeeks(choice.service, facts, now)
	const week = weeks.findLast((one) => one <= text('start_week')) ?? weeks[0] ?? text('start_week')
	const steps = await readPriceSteps(services.store, facts).catch((error: unknown) => {
		services.log.error({ error: String(error) }, 'planned prices not read')
		return []
	})
	const total = orderTotal(choice, factsOn(week, facts, steps))
	if (total === null) throw new Error('The order has nothing to pay for.')
	const wanted = { ...choice, address: text('address'), town: text('town'), areaSlug: text('area_slug') }
	const place = await findPlace(services, wanted, now).catch((error: unknown): Place => {
		services.log.error({ error: String(error) }, 'address not looked up')
		return { kind: 'failed', reason: 'unavailable' }
	})
	return {
		start_week: week,
		area_slug: text('area_slug') || (place.kind === 'area' ? place.slug : null),
		monthly_dollars: total.monthly,
		season_dollars: total.inSeason,
		note: orderNote(total, week, place, facts, priceNotes(choice, week, facts, steps)),
	}
}
