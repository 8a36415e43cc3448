import type { Transaction } from 'kysely'
import { localTimeOf, startOfDay } from '#app/company/zoned_time.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import type { AlertMailRow } from '#db/reminder_rows.ts'
import type { Database } from '#db/schema.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { type AlertedPickup, alertedPickups } from '../schedule/alert_effect.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { alertMail } from './alert_mail.ts'
import {
	batchSize,
	type ReminderServices,
	type SubscriberMail,
	writeInBatches,
} from './mail_batches.server.ts'
import { wantedColumns, wantedStreams } from './wanted_streams.ts'

/** What an alert changes in one area. */
interface News {
	alert: ServiceAlertRow
	kind: AlertMailRow['kind']
	area: PickupAreaRow
	pickups: readonly AlertedPickup[]
}

/**
 * Writes the mails about current service alerts: one for the alert and one if it is taken back, to each subscriber who
 * wants them and confirmed before the alert was posted. Returns how many mails it wrote.
 */
export async function writeAlertMails(
	services: ReminderServices,
	now: Date,
	stopping: AbortSignal = AbortSignal.any([]),
): Promise<number> {
	const news = newsOf(services, now)
	let written = 0
	for (const one of news) written += await mailNews(services, one, now, stopping)
	return written
}

function newsOf({ content }: ReminderServices, now: Date): News[] {
	const { pickupAreas, serviceAlerts, source, facts } = content.current
	if (source !== 'store' || !pickupAreas.ok || !serviceAlerts.ok) return []
	const today = localTimeOf(now, facts).date
	const rules = scheduleRules(content.current)
	const running = serviceAlerts.rows.filter(({ ends_on }) => ends_on >= today)
	return running.flatMap((alert) =>
		pickupAreas.rows.flatMap((area) => {
			const kind = alert.ended_at === null ? 'posted' : 'taken_back'
			const pickups = alertedPickups(alert, area, rules).filter((pickup) => isNews(kind, pickup, today))
			return pickups.length === 0 ? [] : [{ alert, kind, area, pickups } as const]
		}),
	)
}

/** Whether the mail is still useful: a pickup moved from a past day may still be to come. */
export function isNews(kind: AlertMailRow['kind'], { from, to }: AlertedPickup, today: string): boolean {
	return from >= today || (kind === 'posted' && to !== null && to >= today)
}

function mailNews(services: ReminderServices, news: News, now: Date, stopping: AbortSignal): Promise<number> {
	const { alert, kind, area } = news
	const usefulUntil = startOfDay(addDays(civilDay(lastDay(news)), 1).date, services.content.current.facts)
	const batch = {
		find: (trx: Transaction<Database>, after: string) => subscribersOf(trx, news, after),
		async record(trx: Transaction<Database>, subscribers: Awaited<ReturnType<typeof subscribersOf>>) {
			const rows = subscribers.map(({ id }) => ({
				alert_id: alert.id,
				subscription_id: id,
				kind,
				created_at: now.toISOString(),
			}))
			const inserted = await trx
				.insertInto('alert_mails')
				.values(rows)
				.onConflict((conflict) => conflict.doNothing())
				.returning('subscription_id')
				.execute()
			const isNew = new Set(inserted.map(({ subscription_id }) => subscription_id))
			await correctReminders(trx, [...isNew], news)
			return subscribers
				.filter(({ id }) => isNew.has(id))
				.map((to): SubscriberMail => {
					const streams = wantedStreams(to)
					const pickups = news.pickups.filter(({ stream }) => streams.includes(stream))
					return { to, write: (parts) => alertMail({ kind, alert, area, pickups }, parts), usefulUntil }
				})
		},
	}
	return writeInBatches(services, batch, now, stopping)
}

/** The last day among the pickups' days with and without the alert. */
function lastDay({ pickups }: News): string {
	return pickups
		.map(({ from, to }) => (to !== null && to > from ? to : from))
		.reduce((a, b) => (a > b ? a : b))
}

/**
 * The next subscribers to mail, ordered by id, whose id is greater than `after`. Only those mailed about an
 * alert are mailed when it is taken back.
 */
async function subscribersOf(
	trx: Transaction<Database>,
	{ alert, kind, area, pickups }: News,
	after: string,
) {
	const streams = [...new Set(pickups.map(({ stream }) => stream))]
	return trx
		.selectFrom('pickup_subscriptions as subscription')
		.select(['id', 'email', 'wants_trash', 'wants_recycling', 'wants_lawn'])
		.where('area_id', '=', area.id)
		.where('wants_alerts', '=', true)
		.where('confirmed_at', '<=', alert.posted_at)
		.where('ended_at', 'is', null)
		.where('id', '>', after)
		.where(({ or, eb }) => or(streams.map((stream) => eb(wantedColumns[stream], '=', true))))
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('alert_mails as told')
						.select('told.alert_id')
						.whereRef('told.subscription_id', '=', 'subscription.id')
						.where('told.alert_id', '=', alert.id)
						.where('told.kind', '=', kind),
				),
			),
		)
		.$if(kind === 'taken_back', (taken) =>
			taken.where(({ exists, selectFrom }) =>
				exists(
					selectFrom('alert_mails as posted')
						.select('posted.alert_id')
						.whereRef('posted.subscription_id', '=', 'subscription.id')
						.where('posted.alert_id', '=', alert.id)
						.where('posted.kind', '=', 'posted'),
				),
			),
		)
		.orderBy('id')
		.limit(batchSize)
		.forShare('subscription')
		.execute()
}

/**
 * Marks earlier reminders of these pickups as corrected, so that no correction follows: the alert mail
 * already says the new day.
 */
async function correctReminders(
	trx: Transaction<Database>,
	subscriptions: readonly string[],
	{ kind, area, pickups }: News,
): Promise<void> {
	if (subscriptions.length === 0) return
	for (const { stream, scheduled, from, to } of pickups)
		await trx
			.updateTable('pickup_reminders')
			.set({ corrected_to: (kind === 'taken_back' ? from : to) ?? 'none' })
			.where('subscription_id', 'in', subscriptions)
			.where('area_id', '=', area.id)
			.where('stream', '=', stream)
			.where('scheduled', '=', scheduled)
			.execute()
}
