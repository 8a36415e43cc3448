import type { Facts } from '#app/company/facts_type.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Assignee } from '#app/leads/assignee.server.ts'
import { formatLocalTime } from '#app/leads/consent_record.server.ts'
import { greeting } from '#app/leads/greeting.ts'
import type { LeadMail } from '#app/leads/lead_mail.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'

type Work = Pick<LeadWorkRow, 'form' | 'lead_id' | 'reference' | 'name' | 'email'>

interface Accepted {
	work: Work
	/** The words that the customer saw and agreed to. */
	words: string
	/** What was scheduled as a result, as a sentence; null if nothing was. */
	planned: string | null
	/** The customer's name as typed. */
	name: string
	now: Date
	assignee: Assignee | null
}

/** The mails about an accepted offer: to the office and the assignee, and to the customer, with the words they saw. */
export function acceptedMails(
	{ work, words, planned, name, now, assignee }: Accepted,
	facts: Facts,
	publicUrl: string,
): LeadMail[] {
	const { reference } = work
	const company = fillPlaceholders('{{company}}\n{{address}}\n{{phone}}\n', facts, now)
	const plan = planned === null ? [] : [planned, '']
	return [
		...officeOf(assignee, facts).map((to) => ({
			kind: 'staff' as const,
			to,
			replyTo: work.email || null,
			subject: `Offer accepted: ${reference}, ${work.name}`,
			body: [
				`${work.name} accepted the offer and signed “${name}”, ${formatLocalTime(now, facts)}.`,
				'',
				words,
				'',
				...plan,
				requestLink(work, publicUrl),
				'',
			].join('\n'),
		})),
		{
			kind: 'receipt',
			to: work.email,
			replyTo: facts.email,
			subject: `You accepted our offer (${reference})`,
			body: [
				greeting(work.name),
				'',
				`Thank you. You accepted our offer on ${formatLocalTime(now, facts)}, signed “${name}”. These are the words you saw:`,
				'',
				words,
				'',
				...plan,
				'We will be in touch about what comes next. If you did not accept this, please reply to this email or call us.',
				'',
				company,
			].join('\n'),
		},
	]
}

/** The mails to the office and the assignee with a question about an offer; replies go to the customer. */
export function questionMails(
	{ work, text, assignee }: { work: Work; text: string; assignee: Assignee | null },
	facts: Facts,
	publicUrl: string,
): LeadMail[] {
	return officeOf(assignee, facts).map((to) => ({
		kind: 'staff',
		to,
		replyTo: work.email || null,
		subject: `Question about our offer: ${work.reference}, ${work.name}`,
		body: `${work.name} asks about our offer:\n\n${text}\n\n${requestLink(work, publicUrl)}\n`,
	}))
}

/** The addresses of the office and the assignee. */
function officeOf(assignee: Assignee | null, facts: Pick<Facts, 'email'>): string[] {
	return [...new Set([facts.email, assignee?.email ?? facts.email])]
}

function requestLink({ form, lead_id: leadId }: Work, publicUrl: string): string {
	return `The request: ${publicUrl}${leadPath({ form, leadId })}`
}
