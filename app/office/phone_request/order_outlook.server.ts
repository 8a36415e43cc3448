import type { Services } from '#app/services.server.ts'
import type { LeadValues } from '#app/leads/lead_definition.ts'
import { priceSteps } from '#app/leads/order/price_steps.server.ts'
import { findPlace } from '#app/pages/order/find_place.server.ts'
import type { Place } from '#app/pages/order/place.ts'
import { describePlace } from '#app/pages/order/place_words.ts'
import { startWeeks } from '#app/pages/order/start_weeks.ts'

/** The price of an order by phone, and what is known about its address; `place` is null without an address. */
export type OrderOutlook = Awaited<ReturnType<typeof orderOutlook>>

/** Computes the outlook from an order's values by column; a failed address look-up is logged. */
export async function orderOutlook(
	leadValues: LeadValues,
	services: Pick<Services, 'store' | 'content' | 'log'>,
	now: Date,
) {
	const { facts } = services.content.current
	const steps = priceSteps(services.content.current)
	const text = (column: string) => String(leadValues[column] ?? '')
	const extras = Array.isArray(leadValues['extras']) ? leadValues['extras'].map(String) : []
	const choice = { service: text('service'), cart: text('cart') || null, extras }
	// The Mondays of the weeks in which service may begin.
	const weeks = startWeeks(choice.service, facts, steps, now)
	const startWeek = weeks.findLast((one) => one <= text('start_week')) ?? weeks[0] ?? text('start_week')
	const [address, town] = [text('address').trim(), text('town').trim()]
	if (address === '' || town === '') return { choice, startWeek, place: null, steps }
	const wanted = { ...choice, address, town, areaSlug: text('area_slug') }
	const place = await findPlace(services, wanted, now).catch((error: unknown): Place => {
		services.log.error({ error: String(error) }, 'address not looked up')
		return { kind: 'failed', reason: 'unavailable' }
	})
	return { choice, startWeek, place: describePlace(place), steps }
}
