import type { Routes } from '#app/company/routes.ts'
import type { OfferedServices } from '#app/company/services.ts'
import type { Stream } from '#app/pickup/schedule/streams.ts'
import type { LookUpResult, AreaLink } from '#app/pickup/lookup/look_up_result.ts'

/** The name of the order form's submit action, sent besides its fields. */
export const intentField = 'intent'

/** An area that an address may lie in, with the address as listed; or one of several towns with the same name. */
export interface AreaChoice extends AreaLink {
	slug: string
}

/** A town's own prices, which replace the company's. */
interface OwnPrices {
	kind: 'own-prices'
	/** The address of these prices. */
	to: string
	/** The day (`YYYY-MM-DD`) from which they apply; null if they do already. */
	from: string | null
}

/**
 * Why no order is accepted although we serve the address: other prices, or service that is planned to end on a
 * day (`YYYY-MM-DD`).
 */
export type Hindrance =
	| OwnPrices
	/** The city has contracted trash pickup there to another hauler. */
	| { kind: 'contracted'; contractor: string; from: string }
	/** The stream is no longer offered. */
	| { kind: 'off'; stream: Stream; from: string }

/** What applies at an address that we serve. */
export interface Local {
	/**
	 * The town as `Windsor, VA` if it was chosen among towns of one name, or if the address is in another town
	 * than the typed one.
	 */
	chosenTown: string | null
	recycling: Routes['recycling']
	/** Changes of the recycling rhythm, each with its first day (`YYYY-MM-DD`), before service may begin. */
	recyclingLater: readonly { from: string; recycling: Routes['recycling'] }[]
	/** The services offered there. */
	services: OfferedServices
	hindrance: Hindrance | null
}

/** The result of looking up an order's address. */
export type Place =
	/** `firstPickups` has the first day of the ordered stream by the Monday of each week that can be chosen. */
	| (Local & {
			kind: 'area'
			slug: string
			weekday: string
			/** Whether holidays move pickups. */
			movesOnHolidays: boolean
			firstPickups: ReadonlyMap<string, string>
	  })
	/** A town of ours whose streets are not listed: the office determines the pickup day. */
	| (Local & { kind: 'unlisted'; town: string; townSlug: string })
	| (Omit<Extract<LookUpResult, { kind: 'choose' }>, 'choices'> & { choices: AreaChoice[] })
	/** An area that we serve, but without this stream. */
	| { kind: 'without'; area: string; stream: Stream }
	| Exclude<LookUpResult, { kind: 'area' | 'choose' | 'place' }>
	| { kind: 'failed'; reason: 'too-many' | 'unavailable' }

/**
 * A place with its texts: the first line, the next step and why no order is accepted there; and whether to
 * offer a quote request.
 */
export type DescribedPlace = Place & { title: string; sentence: string; refusal: string; isForQuote: boolean }

/** The order form's additions to a lead form's response; `place` is null if no address is known. */
export interface OrderAnswer {
	place: DescribedPlace | null
}

/** Whether we serve this place with what was ordered. */
export function isServed(place: Place): place is Extract<Place, { kind: 'area' | 'unlisted' }> {
	return place.kind === 'area' || place.kind === 'unlisted'
}

/** Why no order is accepted at a place that we serve; null if there is no reason. */
export function hindranceAt(place: Place): Hindrance | null {
	return isServed(place) ? place.hindrance : null
}

/** The prices that replace the company's at this place, now or later; null if there are none. */
export function otherPrices(place: Place | null): OwnPrices | null {
	const hindrance = place && hindranceAt(place)
	return hindrance?.kind === 'own-prices' ? hindrance : null
}

/** Whether an order is taken there. */
export function isOrderable(place: Place): boolean {
	return isServed(place) && place.hindrance === null
}

/** Whether a quote request is the only option for this place. */
export function isForQuote(place: Place): boolean {
	if (hindranceAt(place) !== null) return true
	return ['outside', 'elsewhere', 'contracted', 'unknown', 'without'].includes(place.kind)
}
