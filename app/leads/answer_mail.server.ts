import type { Facts } from '#app/company/facts_type.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadMail } from './lead_mail.server.ts'

/** An answer as it is mailed: the text, the company's signature, and the reference. Replies go to the office. */
export function answerMail(
	{ subject, text }: { subject: string; text: string },
	{ email, reference }: Pick<LeadWorkRow, 'email' | 'reference'>,
	facts: Facts,
	now: Date,
): LeadMail {
	const company = fillPlaceholders('{{company}}\n{{address}}\n{{phone}}', facts, now)
	return {
		kind: 'answer',
		to: email,
		replyTo: facts.email,
		subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
		body: `${text}\n\n--\n${company}\n\nYour reference number is ${reference}. A reply to this email reaches us.\n`,
	}
}
