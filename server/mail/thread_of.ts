import type { OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'

/**
 * The Message-ID of the first mail to a customer about a request, to which the later ones reply, so that mail programs show one thread;
 * null for the first itself, and for mail to staff and subscribers. The same for every attempt, since a mail's row outlives its sending.
 */
export async function threadOf({ db }: Pick<Store, 'db'>, mail: OutboxRow): Promise<string | null> {
	if (mail.lead_id === null || mail.kind === 'staff') return null
	const first = await db
		.selectFrom('outbox')
		.select('message_id')
		.where('form', '=', mail.form)
		.where('lead_id', '=', mail.lead_id)
		.where('to_address', '=', mail.to_address)
		.where('kind', '!=', 'staff')
		.orderBy('created_at')
		.orderBy('id')
		.limit(1)
		.executeTakeFirst()
	return first === undefined || first.message_id === mail.message_id ? null : first.message_id
}
