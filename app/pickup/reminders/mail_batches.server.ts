import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '#app/services.server.ts'
import type { Transaction } from 'kysely'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import type { Database } from '#db/schema.ts'
import { unsubscribeLink } from './links.ts'
import type { MailParts, MailWords } from './reminder_mail.ts'
import { linkKey, manageToken } from './tokens.server.ts'

/** Subscriptions per transaction: few enough that visitors' forms are not noticeably delayed. */
export const batchSize = 50

export type ReminderServices = Pick<Services, 'store' | 'content' | 'wake' | 'publicUrl'>

interface Subscriber {
	id: string
	email: string
}

export interface SubscriberMail {
	to: Subscriber
	write(parts: MailParts): MailWords
	usefulUntil: Date
}

interface Batch<Found extends Subscriber> {
	/** Returns the next subscribers, ordered by id, whose id is greater than `after`; an empty array when all are done. */
	find(trx: Transaction<Database>, after: string): Promise<Found[]>
	/** Records the mails and returns those to write, so that no other server sends them too. */
	record(trx: Transaction<Database>, found: readonly Found[]): Promise<SubscriberMail[]>
}

/**
 * Writes mails to subscribers in batches, one transaction per batch, until none is left. Returns how many
 * mails it wrote.
 */
export async function writeInBatches<Found extends Subscriber>(
	services: ReminderServices,
	{ find, record }: Batch<Found>,
	now: Date,
	stopping: AbortSignal,
): Promise<number> {
	const { store, content, publicUrl } = services
	const key = await linkKey(store.db)
	let written = 0
	let after: string | undefined = ''
	while (after !== undefined && !stopping.aborted) {
		const began = performance.now()
		const from: string = after
		const batch = await store.db.transaction().execute(async (trx) => {
			const found = await find(trx, from)
			const mails = found.length === 0 ? [] : await record(trx, found)
			const { facts } = content.current
			const rows = mails.map(({ to, write, usefulUntil }) => {
				const token = manageToken(key, to.id)
				const mail = {
					kind: 'reminder',
					subscription_id: to.id,
					to_address: to.email,
					reply_to: facts.email,
					...write({ facts, publicUrl, token }),
					unsubscribe_url: unsubscribeLink(publicUrl, token),
					useful_until: usefulUntil.toISOString(),
				} as const
				return outboxRow(mail, facts, now)
			})
			if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
			return { last: found.at(-1)?.id, mails: rows.length }
		})
		after = batch.last
		written += batch.mails
		if (batch.mails > 0) services.wake('mail')
		// SQLite blocks the thread that serves visitors; the pause lets their requests run between batches.
		await sleep(Math.min((performance.now() - began) / 4, 25))
	}
	return written
}
