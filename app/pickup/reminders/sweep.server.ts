import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { confirmDays } from './confirm_mail.ts'

const dayMs = 24 * 60 * 60_000
/** Reminders are written at most a day ahead, so older records are not needed to prevent duplicates. */
const reminderDays = 30

/**
 * Deletes expired data: unconfirmed requests and the addresses of ended subscriptions, with their mails; old
 * reminder records; and sent or expired mails in the outbox.
 */
export async function sweepReminders(
	{ store, log }: { store: Store; log: Log },
	facts: Pick<Facts, 'retention' | 'timeZone'>,
	now: Date,
): Promise<void> {
	const { db } = store
	const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
	const gone = await db
		.deleteFrom('pickup_subscriptions')
		.where(({ eb, or, and }) =>
			or([
				and([eb('confirmed_at', 'is', null), eb('created_at', '<', before(confirmDays))]),
				eb('ended_at', '<', before(facts.retention.unsubscribedDays)),
			]),
		)
		.executeTakeFirstOrThrow()
	const oldest = addDays(civilDay(localTimeOf(now, facts).date), -reminderDays).date
	await db.deleteFrom('pickup_reminders').where('day', '<', oldest).execute()
	await db
		.deleteFrom('outbox')
		.where('kind', 'in', ['subscription', 'reminder'])
		.where('sent_at', '<', before(facts.retention.mailBodyDays))
		.execute()
	await db.deleteFrom('outbox').where('sent_at', 'is', null).where('useful_until', '<', before(1)).execute()
	const deleted = Number(gone.numDeletedRows)
	if (deleted === 0) return
	await store.eraseFreedData()
	log.info({ deleted }, 'old reminder subscriptions deleted')
}
