import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Stream } from '../schedule/streams.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { type DueReminder, dueReminders } from './due_reminders.ts'
import {
	batchSize,
	type ReminderServices,
	type SubscriberMail,
	writeInBatches,
} from './mail_batches.server.ts'
import { reminderMail } from './reminder_mail.ts'
import { wantedColumns, type WantedStreams, wantedStreams } from './wanted_streams.ts'

interface Subscriber extends WantedStreams {
	id: string
	email: string
}

/**
 * Writes the mails of all due reminders, exactly once per subscription, day and stream, no matter how many
 * servers run this or how often they crash. Returns how many mails it wrote. Writes none while built-in
 * content replaces the store's.
 */
export async function writeReminders(
	services: ReminderServices,
	now: Date,
	stopping: AbortSignal = AbortSignal.any([]),
): Promise<number> {
	const { pickupAreas, serviceAlerts, source, facts } = services.content.current
	// Without the alerts, a pickup day may be wrong.
	if (source !== 'store' || !pickupAreas.ok || !serviceAlerts.ok) return 0
	const due = dueReminders(pickupAreas.rows, scheduleRules(services.content.current), facts, now)
	if (due.length === 0) return 0
	let written = 0
	for (const reminder of due) written += await remind(services, reminder, now, stopping)
	return written
}

function remind(
	services: ReminderServices,
	due: DueReminder,
	now: Date,
	stopping: AbortSignal,
): Promise<number> {
	const batch = {
		find: (trx: Transaction<Database>, after: string) => subscribersOf(trx, due, after),
		async record(trx: Transaction<Database>, subscribers: readonly Subscriber[]) {
			const written = await insertReminders(trx, due, subscribers, now)
			return subscribers.flatMap((to): SubscriberMail[] => {
				const streams = wantedStreams(to).filter((stream) => written.has(`${to.id} ${stream}`))
				if (streams.length === 0) return []
				return [{ to, write: (parts) => reminderMail(due, streams, parts), usefulUntil: due.setOutBy }]
			})
		},
	}
	return writeInBatches(services, batch, now, stopping)
}

/**
 * The next subscribers to remind, ordered by id, whose id is greater than `after`; locked, so that none
 * unsubscribes before the mail is written.
 */
async function subscribersOf(
	trx: Transaction<Database>,
	{ area, timing, day, pickups }: DueReminder,
	after: string,
): Promise<Subscriber[]> {
	return trx
		.selectFrom('pickup_subscriptions as subscription')
		.select(['id', 'email', 'wants_trash', 'wants_recycling', 'wants_lawn'])
		.where('area_id', '=', area.id)
		.where('timing', '=', timing)
		.where('confirmed_at', 'is not', null)
		.where('ended_at', 'is', null)
		.where('id', '>', after)
		.where(({ or, and, eb, not, exists, selectFrom }) =>
			or(
				pickups.map(({ stream }) =>
					and([
						eb(wantedColumns[stream], '=', true),
						not(
							exists(
								selectFrom('pickup_reminders as reminder')
									.select('reminder.day')
									.whereRef('reminder.subscription_id', '=', 'subscription.id')
									.where('reminder.day', '=', day)
									.where('reminder.stream', '=', stream),
							),
						),
					]),
				),
			),
		)
		.orderBy('id')
		.limit(batchSize)
		.forShare('subscription')
		.execute()
}

/** Records the reminders. Returns `subscription stream` for each one that no other server had recorded before. */
async function insertReminders(
	trx: Transaction<Database>,
	{ area, day, pickups }: DueReminder,
	subscribers: readonly Subscriber[],
	now: Date,
): Promise<Set<string>> {
	const due = new Map(pickups.map(({ stream, scheduled }) => [stream, scheduled]))
	const rows = subscribers.flatMap(({ id, ...wanted }) =>
		wantedStreams(wanted).flatMap((stream) => {
			const scheduled = due.get(stream)
			if (scheduled === undefined) return []
			return [
				{
					subscription_id: id,
					day,
					stream,
					area_id: area.id,
					scheduled,
					corrected_to: null,
					created_at: now.toISOString(),
				},
			]
		}),
	)
	const inserted = await trx
		.insertInto('pickup_reminders')
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.returning(['subscription_id', 'stream'])
		.execute()
	await forgetEarlierWord(trx, day, rows)
	return new Set(inserted.map(({ subscription_id, stream }) => `${subscription_id} ${stream}`))
}

/**
 * Deletes earlier reminder records of pickups that moved to this day; only the newest reminder is to be
 * corrected from now on.
 */
async function forgetEarlierWord(
	trx: Transaction<Database>,
	day: string,
	rows: readonly { subscription_id: string; area_id: string; stream: Stream; scheduled: string }[],
): Promise<void> {
	for (const [scheduled, moved] of Map.groupBy(rows, (row) => row.scheduled)) {
		if (scheduled === day) continue
		await trx
			.deleteFrom('pickup_reminders')
			.where('subscription_id', 'in', [...new Set(moved.map(({ subscription_id }) => subscription_id))])
			.where('area_id', '=', moved[0]?.area_id ?? '')
			.where('scheduled', '=', scheduled)
			.where('day', '!=', day)
			.execute()
	}
}
