import type { Routes } from '#app/company/routes.ts'
import type { OfferedServices } from '#app/company/services.ts'
import type { Stream } from '#app/pickup/schedule/streams.ts'
import type { LookUpResult, AreaLink } from '#app/pickup/lookup/look_up_result.ts'

/** What an order's form sends besides its fields: what is wanted of it. */
export const intentField = 'intent'

/** An area that an address may lie in, and the address as it stands on the list; or one of several towns of one name. */
export interface AreaChoice extends AreaLink {
	slug: string
}

/** Prices that hold in a town instead of the company's. */
interface OwnPrices {
	kind: 'own-prices'
	/** Where they stand. */
	to: string
	/** The day (`YYYY-MM-DD`) from which they will hold; null where they do. */
	from: string | null
}

/** Why no order is taken where we come: another price, or what is planned to end there on a day (`YYYY-MM-DD`). */
export type Hindrance =
	| OwnPrices
	/** The city has contracted trash pickup there to another hauler. */
	| { kind: 'contracted'; contractor: string; from: string }
	/** It is not offered any more. */
	| { kind: 'off'; stream: Stream; from: string }

/** What holds where we come. */
export interface Local {
	/** `Windsor, VA`, where it was chosen among towns of one name, or by an address in another town than the typed one. */
	chosenTown: string | null
	recycling: Routes['recycling']
	/** How it comes from a day (`YYYY-MM-DD`) on, as often as that changes before service may begin. */
	recyclingLater: readonly { from: string; recycling: Routes['recycling'] }[]
	/** What is offered there. */
	services: OfferedServices
	hindrance: Hindrance | null
}

/** What is known of the address of an order. */
export type Place =
	/** `firstPickups`: of what is ordered, by the Monday of each week that can be chosen. */
	| (Local & {
			kind: 'area'
			slug: string
			weekday: string
			/** Whether holidays move pickups. */
			movesOnHolidays: boolean
			firstPickups: ReadonlyMap<string, string>
	  })
	/** In a town of ours whose streets are not listed: the office finds the day. */
	| (Local & { kind: 'unlisted'; town: string; townSlug: string })
	| (Omit<Extract<LookUpResult, { kind: 'choose' }>, 'choices'> & { choices: AreaChoice[] })
	/** We come there, but not for this. */
	| { kind: 'without'; area: string; stream: Stream }
	| Exclude<LookUpResult, { kind: 'area' | 'choose' | 'place' }>
	| { kind: 'failed'; reason: 'too-many' | 'unavailable' }

/** A place with what is said of it: the first line, what to do next, and why no order is taken there; and whether a request for a quote is offered. */
export type DescribedPlace = Place & { title: string; sentence: string; refusal: string; isForQuote: boolean }

/** What a page of the order form is answered besides what all lead forms are; `place` is null while no address is known. */
export interface OrderAnswer {
	place: DescribedPlace | null
}

/** Whether we come to this place for what is ordered. */
export function isServed(place: Place): place is Extract<Place, { kind: 'area' | 'unlisted' }> {
	return place.kind === 'area' || place.kind === 'unlisted'
}

/** Why no order is taken at this place although we come there; null for nothing. */
export function hindranceAt(place: Place): Hindrance | null {
	return isServed(place) ? place.hindrance : null
}

/** The prices that hold, or will, at this place instead of the company's; null for none. */
export function otherPrices(place: Place | null): OwnPrices | null {
	const hindrance = place && hindranceAt(place)
	return hindrance?.kind === 'own-prices' ? hindrance : null
}

/** Whether an order is taken there. */
export function isOrderable(place: Place): boolean {
	return isServed(place) && place.hindrance === null
}

/** Whether a request for a quote is what is left for this place. */
export function isForQuote(place: Place): boolean {
	if (hindranceAt(place) !== null) return true
	return ['outside', 'elsewhere', 'contracted', 'unknown', 'without'].includes(place.kind)
}
