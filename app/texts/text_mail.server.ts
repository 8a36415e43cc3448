import type { Transaction } from 'kysely'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import type { LeadServices } from '#app/leads/record_lead.server.ts'
import { assigneeOf } from '#app/leads/assignee.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import { formatPhone, textMailSubject } from '#app/people/identifiers.server.ts'
import type { Database, OutboxRow } from '#db/schema.ts'
import type { TextRow } from '#db/text_rows.ts'
import type { RequestOfText } from './sender_of_text.server.ts'

/** The mail about an incoming text that staff must read: to the request's assignee, else to the office. */
export async function incomingTextMail(
	trx: Transaction<Database>,
	{ content, publicUrl }: Pick<LeadServices, 'content' | 'publicUrl'>,
	{ number, body, pictures, person_id }: TextRow,
	request: RequestOfText | null,
	now: Date,
): Promise<OutboxRow> {
	const { facts } = content.current
	const from = formatPhone(number)
	const page = request
		? leadPath({ form: request.form, leadId: request.lead_id })
		: person_id === null
			? '/admin/texts'
			: `/admin/people/${person_id}`
	const subject = request ? `Text from ${request.name} (${request.reference})` : textMailSubject(number)
	const lines = [
		body,
		...(pictures > 0 ? ['', `${picturesText(pictures)} at Twilio.`] : []),
		'',
		`From: ${from}`,
		`Read it and answer: ${publicUrl}${page}`,
		'',
	]
	const about = request
		? ({ kind: 'staff', form: request.form, lead_id: request.lead_id } as const)
		: ({ kind: 'account', clears_body: true } as const)
	const reader = request && (await assigneeOf(trx, request))
	const mail = { ...about, to_address: reader?.email ?? facts.email, reply_to: null }
	return outboxRow({ ...mail, subject: subject.slice(0, 200), body: lines.join('\n') }, facts, now)
}

export function picturesText(pictures: number): string {
	return pictures === 1 ? 'One picture came with it and stays' : `${pictures} pictures came with it and stay`
}
