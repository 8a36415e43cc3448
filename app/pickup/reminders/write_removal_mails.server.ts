import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { batchSize, type ReminderServices, writeInBatches } from './mail_batches.server.ts'
import type { MailParts } from './reminder_mail.ts'
import { removalMail } from './removal_mail.ts'

/** After this time, subscribers have long noticed that the reminders stopped. */
const usefulMs = 7 * 24 * 60 * 60_000

/**
 * Ends the reminders of deleted areas and writes each subscriber one mail about it. Deletes earlier mails
 * that have not been sent. Returns how many mails it wrote.
 */
export function writeRemovalMails(
	services: ReminderServices,
	now: Date,
	stopping: AbortSignal = AbortSignal.any([]),
): Promise<number> {
	const usefulUntil = new Date(now.getTime() + usefulMs)
	const batch = {
		find: (trx: Transaction<Database>) => subscribersToEnd(trx),
		async record(trx: Transaction<Database>, ended: Awaited<ReturnType<typeof subscribersToEnd>>) {
			const ids = ended.map(({ id }) => id)
			await trx
				.updateTable('pickup_subscriptions')
				.set({ ended_at: now.toISOString() })
				.where('id', 'in', ids)
				.execute()
			await trx
				.deleteFrom('outbox')
				.where('subscription_id', 'in', ids)
				.where('sent_at', 'is', null)
				.execute()
			return ended.map((to) => ({
				to,
				write: (parts: MailParts) => removalMail(to.removed_area, parts),
				usefulUntil,
			}))
		},
	}
	return writeInBatches(services, batch, now, stopping)
}

function subscribersToEnd(trx: Transaction<Database>) {
	return trx
		.selectFrom('pickup_subscriptions')
		.select(['id', 'email', 'removed_area'])
		.where('area_id', 'is', null)
		.where('confirmed_at', 'is not', null)
		.where('ended_at', 'is', null)
		.orderBy('id')
		.limit(batchSize)
		.forUpdate()
		.skipLocked()
		.execute()
}
