import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { confirmLink } from './links.ts'
import { type MailParts, type MailWords, signature } from './reminder_mail.ts'
import type { Choices } from './schema.ts'
import { timingText } from './timing_text.ts'
import { listStreams } from '../schedule/streams.ts'

/** How many days the link works; an unconfirmed request is deleted afterward. */
export const confirmDays = 7

/** The mail that asks to confirm an address. It contains no user input, so that it cannot be abused to send messages. */
export function confirmMail(
	area: PickupAreaRow,
	{ streams, timing, wants_alerts }: Choices,
	{ facts, publicUrl, token }: MailParts,
): MailWords {
	const body = [
		'Hello,',
		'',
		`Someone, hopefully you, asked for pickup reminders at this address:`,
		'',
		`Area: ${area.name}`,
		`Pickups: ${listStreams(streams)}`,
		`When: ${timingText(timing, facts)}`,
		`Service alerts: ${wants_alerts ? 'yes' : 'no'}`,
		'',
		'Open this page and press the button to start them:',
		confirmLink(publicUrl, token),
		'',
		`The link works for ${confirmDays} days. Without it you get no reminders, and we forget this address.`,
		'If it was not you, do nothing, or say on that page that you never want an email like this again.',
		'',
		...signature(facts),
	]
	return { subject: `Please confirm: pickup reminders for ${area.name}`, body: body.join('\n') }
}
