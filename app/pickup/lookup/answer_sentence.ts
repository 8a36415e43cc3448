import { longestAddress, type UnreadAddress } from '#platform/addresses/written_address.ts'
import type { LookedUp, LookUpFailure } from './look_up_result.ts'

type Shown = LookedUp['answer']

const unread: Readonly<Record<UnreadAddress, string>> = {
	empty: 'Type the house number and the street.',
	'too-long': `That is longer than an address. Type the house number and the street, in ${longestAddress} characters or fewer.`,
	'post-box': 'A PO box has no curb. Type the address of the house.',
	'no-street': 'That has no street in it. Type the house number and the street, such as 1204 Maple Street.',
}

const failed: Readonly<Record<LookUpFailure, string>> = {
	'too-many':
		'That is more addresses than one household has. Wait a minute, or choose your area from the list below.',
	unavailable: 'Try again in a moment, or choose your area from the list below.',
	offline: 'Press the button again once you are connected.',
}

/** The answer's first line. */
export function answerTitle(answer: Shown): string {
	switch (answer.kind) {
		case 'choose':
			return answer.isSpelling ? 'Did you mean one of these?' : 'Which one is yours?'
		case 'number-needed':
			return 'Which house number?'
		case 'outside':
			return `We do not have ${answer.number} ${answer.street} on our list`
		case 'contracted':
			return `In ${answer.town} somebody else picks up the trash`
		case 'elsewhere':
			return answer.place
				? `We empty no carts in ${answer.place} yet`
				: 'That is outside of where we empty carts'
		case 'unknown':
			return `We do not find ${answer.street}`
		case 'unread':
			return 'We could not read that as an address'
		case 'failed':
			return answer.reason === 'offline' ? 'Your device is offline' : 'We could not look that up just now'
	}
}

/** The answer's second line: what to do next. */
export function answerSentence(answer: Shown): string {
	switch (answer.kind) {
		case 'choose':
			return answer.isSpelling
				? 'No street on our list is spelled like that. These come close.'
				: 'There is more than one, and they have different days.'
		case 'number-needed':
			return `Different parts of ${answer.street} have different days. Put the house number before the street, and the town after it.`
		case 'outside':
			return 'We know the street, but not with that number. These are the closest parts of it. If the number is right, call us or ask for a quote below.'
		case 'contracted':
			return `The city has contracted trash pickup at this address to ${answer.contractor}. Please call them about your day. For dumpsters and anything else, call us.`
		case 'elsewhere':
			return 'Ask us for a quote below: routes grow where neighbors ask.'
		case 'unknown':
			return 'It is on none of our routes as it is written here. Check the spelling, choose your area from the list, or ask for a quote below.'
		case 'unread':
			return unread[answer.reason]
		case 'failed':
			return failed[answer.reason]
	}
}
