import { randomUUID } from 'node:crypto'
import type { Facts } from '#app/company/facts_type.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { OutboxRow } from '#db/schema.ts'

/** A mail about a lead, as the form's own module words it. */
export interface LeadMail {
	kind: OutboxRow['kind']
	to: string
	replyTo: string | null
	subject: string
	body: string
}

/** The outbox row of a mail, which makes its job by a trigger: due at once. */
export function outboxRow(
	form: LeadForm,
	leadId: string,
	mail: LeadMail,
	{ email }: Pick<Facts, 'email'>,
	now: Date,
): OutboxRow {
	const id = randomUUID()
	const domain = email.split('@')[1] ?? 'localhost'
	return {
		id,
		form,
		lead_id: leadId,
		kind: mail.kind,
		to_address: mail.to,
		reply_to: mail.replyTo,
		subject: mail.subject,
		body: mail.body,
		message_id: `<${id}@${domain}>`,
		sent_at: null,
		created_at: now.toISOString(),
	}
}
