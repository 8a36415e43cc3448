import { counted } from '#platform/text/counted.ts'
import { manageLink } from './links.ts'
import { type MailParts, type MailWords, signature } from './reminder_mail.ts'

/** The mail that tells that an area is gone, and its reminders with it. `area` is its name; null where it is not known. */
export function removalMail(area: string | null, { facts, publicUrl, token }: MailParts): MailWords {
	const body = [
		`${area ?? 'The area you have pickup reminders for'} is no longer one of our pickup areas, so these reminders have ended.`,
		'',
		'Look up your pickup day by your address, and ask for reminders of its area there:',
		`${publicUrl}/pickup-day`,
		'',
		`We delete your address in ${counted(facts.retention.unsubscribedDays, 'day')}, or now if you say so:`,
		manageLink(publicUrl, token),
		'',
		...signature(facts),
	]
	return {
		subject: `Your pickup reminders have ended${area === null ? '' : `: ${area}`}`,
		body: body.join('\n'),
	}
}
