import { randomUUID } from 'node:crypto'
import type { OutboxRow } from '#db/schema.ts'
import type { Facts } from './facts_type.ts'

type Content = Pick<OutboxRow, 'kind' | 'to_address' | 'reply_to' | 'subject' | 'body'>
type About = Partial<
	Pick<
		OutboxRow,
		'form' | 'lead_id' | 'subscription_id' | 'unsubscribe_url' | 'useful_until' | 'clears_body' | 'bundle'
	>
>

/**
 * The outbox row of a mail; inserting it creates its job by a trigger, due at once. Wake the mail worker
 * after the commit.
 */
export function outboxRow(mail: Content & About, { email }: Pick<Facts, 'email'>, now: Date): OutboxRow {
	const id = randomUUID()
	const domain = email.split('@')[1] ?? 'localhost'
	return {
		form: null,
		lead_id: null,
		subscription_id: null,
		unsubscribe_url: null,
		useful_until: null,
		clears_body: false,
		bundle: null,
		...mail,
		id,
		message_id: `<${id}@${domain}>`,
		sent_at: null,
		created_at: now.toISOString(),
	}
}
