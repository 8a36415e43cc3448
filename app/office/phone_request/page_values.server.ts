import { rowAt } from '#app/content/listing.ts'
import type { Services } from '#app/services.server.ts'
import type { LeadValues } from '#app/leads/lead_definition.ts'
import { factsOn, priceNotes } from '#app/leads/order/price_steps.ts'
import { pricesSeen } from '#app/leads/rolloff/definition.ts'
import { orderTotal } from '#app/leads/order/total.ts'
import type { PageValues } from '#app/leads/submit_by_phone.server.ts'
import { isServed, otherPrices } from '#app/pages/order/place.ts'
import { hindranceSentence } from '#app/pages/order/place_words.ts'
import { orderNote } from '#app/pages/order/order_note.server.ts'
import { scheduleNote } from '#app/pages/service_request/schedule_note.server.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { orderOutlook } from './order_outlook.server.ts'

type PageServices = Pick<Services, 'store' | 'content' | 'log'>

/** Values of a request's columns that no field fills in and that the form's public page would add. */
export async function pageValues(
	form: LeadForm,
	leadValues: LeadValues,
	services: PageServices,
	now: Date,
): Promise<PageValues> {
	const snapshot = services.content.current
	if (form === 'order') return orderValues(leadValues, services, now)
	// The total is read out to the caller.
	if (form === 'rolloff') return { values: { prices_seen: pricesSeen(leadValues, snapshot.facts) } }
	if (form !== 'service-request') return { values: {} }
	const area = rowAt(snapshot.pickupAreas, leadValues['area_slug']) ?? null
	const note = scheduleNote(leadValues, area, scheduleRules(snapshot), snapshot.facts, now)
	return { values: { schedule_note: note } }
}

/** The total, the first week of service, and the area: that of the address, else the chosen one. */
async function orderValues(leadValues: LeadValues, services: PageServices, now: Date): Promise<PageValues> {
	const { facts } = services.content.current
	const { choice, startWeek, place, steps } = await orderOutlook(leadValues, services, now)
	const other = otherPrices(place)
	if (other) {
		const message = `${hindranceSentence(other, 'this town')} Add it as a request for a quote, and send an offer.`
		return { error: { field: 'town', message } }
	}
	const then = factsOn(startWeek, facts, steps)
	const total = orderTotal(choice, then)
	if (total === null) {
		const message = 'No cart has a price yet. Add it as a request for a quote, and send an offer.'
		return { error: { field: 'town', message } }
	}
	const chosenTown = place && isServed(place) ? place.chosenTown : null
	const values = {
		...(chosenTown !== null && { town: chosenTown }),
		start_week: startWeek,
		area_slug:
			place?.kind === 'area' ? place.slug : leadValues['area_slug'] ? String(leadValues['area_slug']) : null,
		monthly_dollars: total.monthly,
		season_dollars: total.inSeason,
		note: orderNote(total, startWeek, place, then, priceNotes(choice, startWeek, facts, steps)),
	}
	return { values }
}
