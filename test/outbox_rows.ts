import { randomUUID } from 'node:crypto'
import type { OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'

/** Mails that are due, numbered in their subjects. */
export async function insertMails(
	{ db }: Pick<Store, 'db'>,
	count: number,
	changes: Partial<OutboxRow> = {},
): Promise<OutboxRow[]> {
	const rows = Array.from({ length: count }, (_, index): OutboxRow => {
		const id = randomUUID()
		const at = new Date(Date.now() - 60_000 + index).toISOString()
		return {
			id,
			form: 'quote',
			lead_id: randomUUID(),
			kind: 'receipt',
			to_address: 'june@example.com',
			reply_to: 'office@example.com',
			subject: `Mail ${index}`,
			body: 'Hello June,\n\nwe have it.\n',
			message_id: `<${id}@example.com>`,
			attempts: 0,
			next_attempt_at: at,
			leased_by: null,
			leased_until: null,
			sent_at: null,
			last_error: null,
			failure: null,
			failures: 0,
			created_at: at,
			...changes,
		}
	})
	const leads = rows.flatMap(({ lead_id, form, created_at }) =>
		lead_id !== null && form !== null ? [{ id: lead_id, form, created_at }] : [],
	)
	if (leads.length > 0)
		await db
			.insertInto('leads')
			.values(leads)
			.onConflict((conflict) => conflict.doNothing())
			.execute()
	await db.insertInto('outbox').values(rows).execute()
	return rows
}

/** The whole outbox, oldest first. */
export async function readOutbox({ db }: Store): Promise<OutboxRow[]> {
	return db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
}
