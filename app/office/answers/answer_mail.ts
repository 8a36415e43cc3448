import type { Facts } from '#app/company/facts_type.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { LeadMail } from '#app/leads/lead_mail.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'

/** Subject and text of an answer, with no placeholder left in them. */
export interface AnswerWords {
	subject: string
	text: string
}

/** The mail of an answer as it leaves: the text, who we are, and the reference. Replies go to the office. */
export function answerMail(
	{ subject, text }: AnswerWords,
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
