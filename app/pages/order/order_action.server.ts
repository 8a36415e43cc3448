import { type ActionFunctionArgs, data } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { checkLead, type RefusedLead } from '#app/leads/check_lead.ts'
import { toReceipt } from '#app/leads/form_action.server.ts'
import { honeypotField, idempotencyField, pricesField } from '#app/leads/lead_result.ts'
import { orderLead } from '#app/leads/order/definition.ts'
import { orderForm } from '#app/leads/order/form_definition.ts'
import { factsOn, priceNotes, shownPrices } from '#app/leads/order/price_steps.ts'
import { priceSteps } from '#app/leads/order/price_steps.server.ts'
import { choiceOf, orderTotal } from '#app/leads/order/total.ts'
import { quoteLead } from '#app/leads/quote/definition.ts'
import { refuse } from '#app/leads/refuse.server.ts'
import { submitLead } from '#app/leads/submit_lead.server.ts'
import { isLookUpAllowed } from '#app/pickup/lookup/limits.server.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { promisedStop } from '#app/stops/promise_stop.server.ts'
import { findPlace } from './find_place.server.ts'
import { orderNote } from './order_note.server.ts'
import { intentField, isOrderable, isServed, type OrderAnswer, type Place } from './place.ts'
import { describePlace } from './place_words.ts'
import { isStartWeek } from './start_weeks.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>

/**
 * Takes an order. Depending on `intent`, only returns the address's pickup day for the total (`total`), or
 * submits the values as a quote request (`quote`), as for an order of trash pickup after the last cart was
 * removed. Always returns the typed values.
 */
export async function orderAction({ request, url, context }: Args) {
	const services = context.get(servicesContext)
	const visitor = context.get(visitorContext)
	const now = new Date()
	const entries = await readForm(request)
	const { facts } = services.content.current
	if (entries === null) return refuse({ ok: false, reason: 'unreadable', errors: [], values: {} }, facts)
	const checked = checkLead(orderForm, entries, facts)
	const { values } = checked
	const intent = entries.get(intentField)
	const found = await placeOf(services, values, visitor, now)
	const place = found && describePlace(found)
	const sender = { ...visitor, page: url.pathname }
	const isWithoutCarts = values['service'] === 'trash' && facts.carts.length === 0
	if (intent === 'total') return { ok: true, values, place } as const
	const refuseOrder = (refusal: RefusedLead, shown = place) => {
		const { data: result, init } = refuse(refusal, facts)
		return data<RefusedLead & OrderAnswer>(
			{ ...refusal, ...result, values, place: shown } as RefusedLead & OrderAnswer,
			init ?? {},
		)
	}
	if (intent === 'quote' || isWithoutCarts) {
		const result = await submitLead(quoteLead, services, quoteEntries(entries, values), sender, now)
		if (result.ok) return toReceipt(url, result.leadId, orderForm.anchor)
		return refuseOrder(result, place && { ...place, isForQuote: true })
	}
	if (!checked.ok) return refuseOrder(checked)
	if (place === null || place.kind === 'failed') {
		const reason = place?.reason ?? 'unavailable'
		return refuseOrder({ ok: false, reason, errors: [], values })
	}
	const choice = choiceOf(values)
	const startWeek = values['start_week'] ?? ''
	const steps = priceSteps(services.content.current)
	const then = factsOn(startWeek, facts, steps)
	const total = orderTotal(choice, then)
	const errors: FieldError[] = []
	if (!isOrderable(place))
		errors.push({
			field: place.kind === 'choose' ? 'area_slug' : 'address',
			message: place.refusal,
		})
	if (!isStartWeek(startWeek, choice.service, facts, steps, now))
		errors.push({ field: 'start_week', message: 'Please choose one of the weeks on the list.' })
	const isOutdated = entries.get(pricesField) !== shownPrices(facts, steps)
	if (isOutdated)
		errors.push({
			field: choice.service === 'lawn' ? 'start_week' : 'cart',
			message:
				'Our prices changed while you were ordering. Please look at the new total and send the order again.',
		})
	if (total === null || errors.length > 0)
		return refuseOrder({ ok: false, reason: 'invalid', errors, values, ...(isOutdated && { isOutdated }) })
	entries.set('area_slug', place.kind === 'area' ? place.slug : '')
	// The chosen town with its state, which the office can tell from others of its name, instead of the typed
	// one.
	if (isServed(place) && place.chosenTown !== null) entries.set('town', place.chosenTown)
	const result = await submitLead(
		orderLead,
		services,
		entries,
		{
			...sender,
			monthly_dollars: total.monthly,
			season_dollars: total.inSeason,
			note: orderNote(total, startWeek, place, then, priceNotes(choice, startWeek, facts, steps)),
			cart_number: null,
			first_pickup: null,
		},
		now,
		{ plan: promisedStop(services) },
	)
	return result.ok ? toReceipt(url, result.leadId, orderForm.anchor) : refuseOrder(result)
}

async function placeOf(
	services: { store: Store; content: ContentHub; log: Log },
	values: FormValues,
	{ address: network, requestId }: { address: string; requestId: string },
	now: Date,
): Promise<Place | null> {
	const { address = '', town = '', area_slug: areaSlug = '' } = values
	if (address.trim() === '' || town.trim() === '') return null
	if (!isLookUpAllowed('lookUp', services, network, now)) return { kind: 'failed', reason: 'too-many' }
	try {
		return await findPlace(services, { ...choiceOf(values), address, town, areaSlug }, now)
	} catch (error) {
		services.log.error({ requestId, error: String(error) }, 'address not looked up')
		return { kind: 'failed', reason: 'unavailable' }
	}
}

/** The order's values as a quote request. */
function quoteEntries(entries: FormData, values: FormValues): URLSearchParams {
	const { name = '', email = '', phone = '', address = '', town = '', smsConsent = '' } = values
	const { asked } = orderLead.contactOf({
		...choiceOf(values),
		start_week: values['start_week'],
		address,
		town,
	})
	const quote = new URLSearchParams({ name, email, phone, smsConsent, service_type: 'residential-services' })
	quote.set('address', [address, town].filter(Boolean).join(', '))
	quote.set('message', [`Wanted to order: ${asked}.`, values['message'] ?? ''].filter(Boolean).join('\n\n'))
	for (const field of [honeypotField, idempotencyField]) quote.set(field, String(entries.get(field) ?? ''))
	return quote
}
