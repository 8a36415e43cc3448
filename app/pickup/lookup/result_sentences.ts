import { asSentence } from '#platform/text/as_sentence.ts'
import { longestAddress, type AddressError } from '#platform/addresses/address_parts.ts'
import type { LookUpOutcome, LookUpFailure } from './look_up_result.ts'

/** The results without a pickup day of a single area. */
type Shown = Exclude<LookUpOutcome['result'], { kind: 'area' }>

const unread: Readonly<Record<Exclude<AddressError, 'no-street'>, string>> = {
	empty: 'Type the house number and the street.',
	'too-long': `That is longer than an address. Type the house number and the street, in ${longestAddress} characters or fewer.`,
	'post-box': 'A PO box has no curb. Type the address of the house.',
}

const failures: Readonly<Record<LookUpFailure, string>> = {
	'too-many':
		'That is more addresses than one household has. Wait a minute, or choose your area from the list below.',
	unavailable: 'Try again in a moment, or choose your area from the list below.',
	offline: 'Press the button again once you are connected.',
}

/** The result's heading. */
export function resultTitle(result: Shown): string {
	switch (result.kind) {
		case 'choose':
			if (result.choices.length === 1) return result.isSpelling ? 'Did you mean this one?' : 'Is this yours?'
			return result.isSpelling ? 'Did you mean one of these?' : 'Which one is yours?'
		case 'number-needed':
			return 'Which house number?'
		case 'place-needed':
			return `Where is ${result.street}?`
		case 'outside':
			return `We do not have ${result.number} ${result.street} on our list`
		case 'contracted':
			return `In ${result.town} somebody else picks up the trash`
		case 'elsewhere':
			return result.place
				? `We don’t pick up trash in ${result.place} yet`
				: 'That is outside our pickup area'
		case 'place':
			return result.street === null
				? `Pickup days in ${result.place}`
				: `We have no list of the streets in ${result.place} yet`
		case 'unknown':
			return `We can’t find ${result.street}`
		case 'unread':
			return 'We could not read that as an address'
		case 'failed':
			return result.reason === 'offline' ? 'Your device is offline' : 'We could not look that up just now'
	}
}

/** What we do bring to a place where we do not empty carts; '' if nothing. Ends in a space, for the sentence after it. */
export function containerSentence({ containers }: Extract<Shown, { kind: 'elsewhere' }>): string {
	return containers === null ? '' : `${containers.sentence} `
}

/** The sentence below the heading: what to do next. `example` is an address on our routes, if there is one. */
export function resultSentence(result: Shown, example: string | null = null): string {
	switch (result.kind) {
		case 'choose':
			return result.mayBeNone
				? `${chooseSentence(result)} ${ifYours(result.choices.length)} below.`
				: chooseSentence(result)
		case 'number-needed':
			return 'It tells us which part of the street is yours. Put it before the street, and the town after it.'
		case 'place-needed':
			return 'It is not on our street list as it is written here, but in some towns and ZIP codes we come to every street. Type the town and the ZIP code after the street.'
		case 'outside':
			return 'We know the street, but not with that number. These are the closest parts of it. If the number is right, call us or ask for a quote below.'
		case 'contracted':
			return `${asSentence(`The city has contracted trash pickup at this address to ${result.contractor}`)} Please call them about your day. For anything else, call us.`
		case 'elsewhere':
			if (result.listed.length > 0)
				return `${containerSentence(result)}But we come to a street with that name and number. ${ifYours(1)} below.`
			return `${containerSentence(result)}Ask us for a quote below: routes grow where neighbors ask.`
		case 'place':
			return placeSentence(result)
		case 'unknown':
			if (!result.isListed)
				return 'We have no list of the streets there. Choose your area from the list, call us, or ask for a quote below.'
			return 'It is on none of our routes as it is written here. Check the spelling, choose your area from the list, or ask for a quote below.'
		case 'unread':
			if (result.reason !== 'no-street') return unread[result.reason]
			return `That has no street in it. Type the house number and the street${example ? `, such as ${example}` : ''}.`
		case 'failed':
			return failures[result.reason]
	}
}

/** What to do about the streets to choose from; the caller completes the sentence after "ask us for a quote". */
export function ifYours(count: number): string {
	return `If ${count === 1 ? 'it' : 'one'} is yours, choose it; if not, ask us for a quote`
}

/** How the choices relate to the typed address. */
export function chooseSentence({ isSpelling, choices }: Extract<Shown, { kind: 'choose' }>): string {
	if (choices.length === 1)
		return isSpelling
			? 'No street on our list is spelled like that. This one comes close.'
			: 'It is the only one on our list that comes close to what you typed.'
	return isSpelling
		? 'No street on our list is spelled like that. These come close.'
		: 'More than one on our list comes close to what you typed.'
}

function placeSentence({ street, areas }: Extract<Shown, { kind: 'place' }>): string {
	if (areas.length === 0) return 'Call us and we’ll tell you your day.'
	if (street !== null)
		return 'Choose your area. If you are not sure which one it is, call us and we’ll tell you your day.'
	return areas.length === 1
		? 'This is our area there, with its usual day.'
		: 'Each area has its usual day. If you are not sure which is yours, type your house number and street as well.'
}
