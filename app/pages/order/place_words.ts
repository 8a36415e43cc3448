import { capitalized } from '#platform/text/capitalized.ts'
import { recyclingDay } from '#app/company/routes.ts'
import {
	chooseSentence,
	containerSentence,
	ifYours,
	resultSentence,
	resultTitle,
} from '#app/pickup/lookup/result_sentences.ts'
import { contractSentence } from '#app/pickup/schedule/rule_words.ts'
import type { Stream } from '#app/pickup/schedule/streams.ts'
import { formatDay } from '#platform/time/format_day.ts'
import {
	type DescribedPlace,
	hindranceAt,
	type Hindrance,
	isForQuote,
	type Local,
	type Place,
} from './place.ts'

/** Adds to a place the texts that the form shows, so that the browser need not load the code for them. */
export function describePlace(place: Place): DescribedPlace {
	return {
		...place,
		title: placeTitle(place),
		sentence: placeSentence(place),
		refusal: refusalOf(place),
		isForQuote: place.kind === 'choose' ? place.mayBeNone : isForQuote(place),
	}
}

/** The first line about a place. */
export function placeTitle(place: Place): string {
	switch (place.kind) {
		case 'area':
			return `Your pickup day is ${place.weekday}`
		case 'unlisted':
			return `We come to ${place.town}`
		case 'without':
			return `In ${place.area} there is no ${place.stream} pickup yet`
		default:
			return resultTitle(place)
	}
}

/** The sentence about what to do next. */
export function placeSentence(place: Place): string {
	const hindrance = hindranceAt(place)
	if (hindrance) {
		const instead = hindrance.kind === 'off' ? insteadOf(hindrance.stream) : askForQuote
		return `${hindranceSentence(hindrance, 'your town')} ${instead}`
	}
	switch (place.kind) {
		case 'area':
			return `It stays the same all year${place.movesOnHolidays ? ', except in a holiday week' : ''}.${rhythmSentence(place)}`
		case 'unlisted':
			return `Your street is not on our list yet. We find your pickup day and tell you when we confirm the order.${rhythmSentence(place)}`
		case 'without':
			return place.stream === 'recycling'
				? insteadOf(place.stream)
				: 'Ask us for a quote with what you typed: routes grow where neighbors ask.'
		case 'choose':
			return place.mayBeNone
				? `${chooseSentence(place)} ${ifYours(place.choices.length)} with what you typed.`
				: `${chooseSentence(place)} Choose the one that is yours.`
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

const askForQuote = 'Ask us for a quote with what you typed.'

function insteadOf(stream: Stream): string {
	if (stream !== 'recycling') return askForQuote
	return 'Leave it out to order the rest, or ask us for a quote with what you typed.'
}

/** Why no order is accepted for this place, and the alternative. */
function refusalOf(place: Place): string {
	// In these cases the title is a question.
	if (place.kind === 'choose')
		return `Please choose the one that is yours${place.mayBeNone ? ', or ask us for a quote instead' : ''}.`
	if (place.kind === 'number-needed') return 'Please add the house number.'
	if (place.kind === 'place-needed') return 'Please add the ZIP code behind the town.'
	const title = `${placeTitle(place)}.`
	const hindrance = hindranceAt(place)
	if (hindrance) return `${hindranceSentence(hindrance, 'your town')} Ask us for a quote instead.`
	return place.kind === 'elsewhere' ? `${title} ${containerSentence(place)}`.trim() : title
}

/** What replaces or ends our service at a place, and from when; `town` is how the reader refers to it. */
export function hindranceSentence(hindrance: Hindrance, town: 'your town' | 'this town'): string {
	if (hindrance.from === null) return `${capitalized(town)} has prices of its own.`
	const from = `From ${formatDay(hindrance.from, 'date')} on,`
	switch (hindrance.kind) {
		case 'own-prices':
			return `${from} ${town} has prices of its own.`
		case 'contracted':
			return contractSentence(hindrance, 'there')
		case 'off':
			return `${from} there is no ${hindrance.stream} pickup.`
	}
}

/** A sentence if recycling does not come with every trash pickup, or its rhythm will change; else ''. */
export function rhythmSentence(place: Pick<Local, 'recycling' | 'recyclingLater'>): string {
	const isUsual = place.recycling === 'weekly' || place.recycling === 'none'
	const now = isUsual ? '' : ` Recycling comes ${recyclingDay(place)}.`
	const later = place.recyclingLater.map(
		(then) => ` From ${formatDay(then.from, 'monthDay')} on recycling comes ${recyclingDay(then)}.`,
	)
	return [now, ...later].join('')
}
