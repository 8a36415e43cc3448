import type { Facts } from '#app/company/facts_type.ts'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { OutboxRow } from '#db/schema.ts'

/** A mail about a lead, as worded by the form's own module. */
export interface LeadMail {
	kind: 'staff' | 'receipt' | 'answer'
	to: string
	replyTo: string | null
	subject: string
	body: string
	/** Whether it contains a secret link, so that its text is erased once it is sent. */
	clears_body?: boolean
	/** Mails of one bundle are sent as one. */
	bundle?: string
}

/** The outbox row of a mail about a lead. */
export function leadMailRow(
	form: LeadForm,
	lead_id: string,
	mail: LeadMail,
	facts: Pick<Facts, 'email'>,
	now: Date,
): OutboxRow {
	const { to: to_address, replyTo: reply_to, ...words } = mail
	return outboxRow({ ...words, form, lead_id, to_address, reply_to }, facts, now)
}
