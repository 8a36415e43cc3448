import { setTimeout as sleep } from 'node:timers/promises'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import { unsubscribeLink } from './links.ts'
import { removalMail } from './removal_mail.ts'
import { linkKey, manageToken } from './tokens.server.ts'
import type { ReminderServices } from './write_reminders.server.ts'

const batchSize = 50
/** Whoever has not got the mail by then has long missed the reminders. */
const usefulMs = 7 * 24 * 60 * 60_000

/**
 * Ends the reminders of areas that were deleted, and writes each subscriber one mail that says so. What was written
 * before and has not left goes. Returns how many mails it wrote.
 */
export async function writeRemovalMails(
	services: ReminderServices,
	now: Date,
	stopping: AbortSignal = AbortSignal.any([]),
): Promise<number> {
	let written = 0
	while (!stopping.aborted) {
		const began = performance.now()
		const mails = await endBatch(services, now)
		if (mails === 0) break
		written += mails
		services.wake('mail')
		await sleep(Math.min((performance.now() - began) / 4, 25))
	}
	return written
}

async function endBatch({ store, content, publicUrl }: ReminderServices, now: Date): Promise<number> {
	const { facts } = content.current
	const key = await linkKey(store.db)
	return store.db.transaction().execute(async (trx) => {
		const query = trx
			.selectFrom('pickup_subscriptions')
			.select(['id', 'email', 'removed_area'])
			.where('area_id', 'is', null)
			.where('confirmed_at', 'is not', null)
			.where('ended_at', 'is', null)
			.orderBy('id')
			.limit(batchSize)
		const ended = await (store.kind === 'postgres' ? query.forUpdate().skipLocked() : query).execute()
		const ids = ended.map(({ id }) => id)
		if (ids.length === 0) return 0
		await trx
			.updateTable('pickup_subscriptions')
			.set({ ended_at: now.toISOString() })
			.where('id', 'in', ids)
			.execute()
		await trx.deleteFrom('outbox').where('subscription_id', 'in', ids).where('sent_at', 'is', null).execute()
		const mails = ended.map(({ id, email, removed_area }) => {
			const token = manageToken(key, id)
			const mail = {
				kind: 'reminder',
				subscription_id: id,
				to_address: email,
				reply_to: facts.email,
				...removalMail(removed_area, { facts, publicUrl, token }),
				unsubscribe_url: unsubscribeLink(publicUrl, token),
				useful_until: new Date(now.getTime() + usefulMs).toISOString(),
			} as const
			return outboxRow(mail, facts, now)
		})
		await trx.insertInto('outbox').values(mails).execute()
		return mails.length
	})
}
