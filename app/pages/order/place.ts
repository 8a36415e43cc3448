import { recyclingDay, type Routes } from '#app/company/routes.ts'
import type { Services } from '#app/company/services.ts'
import type { LookUpResult, AreaLink } from '#app/pickup/lookup/look_up_result.ts'
import { resultSentence, resultTitle, containerSentence } from '#app/pickup/lookup/result_sentences.ts'

/** What an order's form sends besides its fields. */
export const intentField = 'intent'
/** The prices that were shown with it. */
export const pricesField = 'prices'

/** An area that an address may lie in, and the address as it stands on the list. */
export interface AreaChoice extends AreaLink {
	slug: string
}

/** What is known of the address of an order. */
export type Place =
	/** `firstPickups`: of what is ordered, by the Monday of each week that can be chosen. */
	| {
			kind: 'area'
			slug: string
			weekday: string
			recycling: Routes['recycling']
			/** What is offered there. */
			services: Services
			firstPickups: ReadonlyMap<string, string>
			/** The town's table names other prices than the company's. */
			hasOwnPrices: boolean
	  }
	/** In a town of ours whose streets are not listed: the office finds the day. */
	| { kind: 'unlisted'; town: string; hasOwnPrices: boolean }
	| { kind: 'choose'; isSpelling: boolean; choices: AreaChoice[] }
	/** We come there, but not for this. */
	| { kind: 'without'; area: string; stream: 'trash' | 'recycling' | 'lawn' }
	| Exclude<LookUpResult, { kind: 'area' | 'choose' | 'place' }>
	| { kind: 'failed'; reason: 'too-many' | 'unavailable' }

/** What a page of the order form is answered besides what all lead forms are; `place` is null while no address is known. */
export interface OrderAnswer {
	place: Place | null
}

/** Whether we come to this place for what is ordered. */
export function isServed(place: Place): place is Extract<Place, { kind: 'area' | 'unlisted' }> {
	return place.kind === 'area' || place.kind === 'unlisted'
}

/** Whether other prices than the company's hold at this place. */
export function hasOtherPrices(place: Place | null): boolean {
	return place !== null && isServed(place) && place.hasOwnPrices
}

/** Whether a request for a quote is what is left for this place. */
export function isForQuote(place: Place): boolean {
	if (hasOtherPrices(place)) return true
	return ['outside', 'elsewhere', 'contracted', 'unknown', 'without'].includes(place.kind)
}

/** The first line about a place that is not served as it was written. */
export function placeTitle(place: Place): string {
	switch (place.kind) {
		case 'area':
			return `Your pickup day is ${place.weekday}`
		case 'unlisted':
			return `We come to ${place.town}`
		case 'without':
			return `In ${place.area} there is no ${streamWords[place.stream]} pickup yet`
		default:
			return resultTitle(place)
	}
}

/** What to do next. */
export function placeSentence(place: Place): string {
	if (hasOtherPrices(place))
		return 'Your town has prices of its own, which its page shows. Ask us for a quote with what you typed.'
	switch (place.kind) {
		case 'area':
			return `It stays the same all year, except in a holiday week.${rhythmSentence(place)}`
		case 'unlisted':
			return 'Your street is not on our list yet. We find your pickup day and tell you when we confirm the order.'
		case 'without':
			return place.stream === 'recycling'
				? 'Leave it out to order the rest, or ask us for a quote with what you typed.'
				: 'Ask us for a quote with what you typed: routes grow where neighbors ask.'
		case 'choose':
			return place.choices.length === 1
				? `${resultSentence(place)} Choose it if it is yours.`
				: `${resultSentence(place)} Choose the one that is yours.`
		case 'unknown':
			if (!place.isListed)
				return 'We have no list of the streets there. Check the town, or ask us for a quote with what you typed.'
			return 'It is on none of our routes as it is written here. Check the spelling and the town, or ask us for a quote with what you typed.'
		case 'outside':
			return 'We know the street, but not with that number. If the number is right, ask us for a quote with what you typed, or call us.'
		case 'elsewhere':
			return `${containerSentence(place)}Ask us for a quote with what you typed: routes grow where neighbors ask.`
		case 'failed':
			return 'You can still order: we look the address up when your order comes in.'
		default:
			return resultSentence(place)
	}
}

/** Why no order is taken for this place, and what can be had there. */
export function refusalOf(place: Place): string {
	const title = `${placeTitle(place)}.`
	if (hasOtherPrices(place)) return 'Your town has prices of its own: ask us for a quote instead.'
	return place.kind === 'elsewhere' ? `${title} ${containerSentence(place)}`.trim() : title
}

/** Said where recycling does not come with every trash; else ''. */
export function rhythmSentence(place: { recycling: Routes['recycling'] }): string {
	return place.recycling === 'weekly' || place.recycling === 'none'
		? ''
		: ` Recycling comes ${recyclingDay(place)}.`
}

const streamWords = { trash: 'trash', recycling: 'recycling', lawn: 'lawn' } as const
