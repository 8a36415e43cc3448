import { counted } from '#platform/text/counted.ts'
import { manageLink } from './links.ts'
import { type MailParts, type MailWords, signature } from './reminder_mail.ts'

/** The mail that says that an area was removed, and its reminders with it. `area` is the area's name; null if unknown. */
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
