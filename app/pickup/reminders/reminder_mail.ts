import { asSentence } from '#platform/text/as_sentence.ts'
import { clockText } from '#app/company/clock_text.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Stream } from '../schedule/streams.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { Pickup } from '../schedule/pickups.ts'
import type { DueReminder } from './due_reminders.ts'
import { areaLink, manageLink } from './links.ts'
import { listStreams } from '../schedule/streams.ts'

/** A mail's subject and text. */
export interface MailWords {
	subject: string
	body: string
}

/** What every mail to a subscriber needs. `token` authorizes changes to the subscription. */
export interface MailParts {
	facts: Facts
	publicUrl: string
	token: string
}

/** The mail that reminds a subscriber of these streams, all on one day. */
export function reminderMail(
	{ area, day, when, pickups, setOut }: DueReminder,
	wanted: readonly Stream[],
	parts: MailParts,
): MailWords {
	const named = formatDay(day)
	const what = listStreams(wanted)
	const verb = wanted.length > 1 ? 'come' : 'comes'
	const lines = [
		`${what} ${verb} ${when}, ${named}.`,
		`Please have your carts at the curb by ${clockText(setOut)}.`,
		...changesOf(pickups.filter(({ stream }) => wanted.includes(stream))),
	]
	return {
		subject: `${what}: ${when}, ${named}`,
		body: [...lines, '', ...closing(area, parts)].join('\n'),
	}
}

/** One sentence per reason, with the usual day of a moved pickup. */
function changesOf(pickups: readonly Pickup[]): string[] {
	const sentences = pickups.flatMap(({ scheduled, date, reason }) => {
		const isMoved = date !== scheduled
		if (reason === null) return []
		return isMoved ? [`Not on ${formatDay(scheduled)} this week: ${reason}`] : [reason]
	})
	const unique = [...new Set(sentences)].map(asSentence)
	return unique.length === 0 ? [] : ['', ...unique]
}

/**
 * The end of every mail to a subscriber: links to the area's pickup days and to the page that changes or
 * stops the mails, then the sender.
 */
export function closing(area: PickupAreaRow, { facts, publicUrl, token }: MailParts): string[] {
	return [
		`All pickup days of ${area.name}:`,
		areaLink(publicUrl, area.slug),
		'',
		'Change or stop these emails, or delete your address:',
		manageLink(publicUrl, token),
		'',
		...signature(facts),
	]
}

/** The sender, with the postal address that such mail must include (16 CFR 316). */
export function signature({ name, phone, address }: Facts): string[] {
	const { street, city, state, zip } = address
	return [name, `${street}, ${city}, ${state} ${zip}`, phone, '']
}
