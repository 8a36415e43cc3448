import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import type { AlertMailRow } from '#db/reminder_rows.ts'
import type { Database } from '#db/schema.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { type AlertedPickup, alertedPickups } from '../schedule/alert_effect.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { alertMail } from './alert_mail.ts'
import { unsubscribeLink } from './links.ts'
import { linkKey, manageToken } from './tokens.server.ts'
import { wantedColumns, wantedStreams } from './wanted_streams.ts'
import type { ReminderServices } from './write_reminders.server.ts'

const batchSize = 50

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
	if (news.length === 0) return 0
	const key = await linkKey(services.store.db)
	let written = 0
	for (const one of news) {
		let last: string | null = ''
		while (last !== null && !stopping.aborted) {
			const began = performance.now()
			const batch: Batch = await writeBatch(services, one, { key, after: last, now })
			last = batch.last
			written += batch.mails
			if (batch.mails > 0) services.wake('mail')
			await sleep(Math.min((performance.now() - began) / 4, 25))
		}
	}
	return written
}

function newsOf({ content }: ReminderServices, now: Date): News[] {
	const { pickupAreas, serviceAlerts, source, facts } = content.current
	if (source !== 'store' || !pickupAreas.ok || !serviceAlerts.ok) return []
	const today = localTimeOf(now).date
	const rules = scheduleRules({ facts, serviceAlerts })
	const running = serviceAlerts.rows.filter(({ ends_on }) => ends_on >= today)
	return running.flatMap((alert) =>
		pickupAreas.rows.flatMap((area) => {
			const pickups = alertedPickups(alert, area, rules).filter(({ from }) => from >= today)
			const kind = alert.ended_at === null ? 'posted' : 'taken_back'
			return pickups.length === 0 ? [] : [{ alert, kind, area, pickups } as const]
		}),
	)
}

interface Batch {
	/** The last subscription of the batch; null when none was left. */
	last: string | null
	mails: number
}

async function writeBatch(
	{ store, content, publicUrl }: ReminderServices,
	news: News,
	{ key, after, now }: { key: string; after: string; now: Date },
): Promise<Batch> {
	const { alert, kind, area } = news
	const { facts } = content.current
	const usefulUntil = instantOf({ date: addDays(civilDay(lastDay(news)), 1).date, time: '00:00' })
	return store.db.transaction().execute(async (trx) => {
		const subscribers = await subscribersOf(trx, store.kind, news, after)
		const last = subscribers.at(-1)?.id ?? null
		if (last === null) return { last, mails: 0 }
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
		await noteWord(
			trx,
			inserted.map(({ subscription_id }) => subscription_id),
			news,
		)
		const isNew = new Set(inserted.map(({ subscription_id }) => subscription_id))
		const mails = subscribers
			.filter(({ id }) => isNew.has(id))
			.map(({ id, email, ...wanted }) => {
				const streams = wantedStreams(wanted)
				const pickups = news.pickups.filter(({ stream }) => streams.includes(stream))
				const token = manageToken(key, id)
				const mail = {
					kind: 'reminder',
					subscription_id: id,
					to_address: email,
					reply_to: facts.email,
					...alertMail({ kind, alert, area, pickups }, { facts, publicUrl, token }),
					unsubscribe_url: unsubscribeLink(publicUrl, token),
					useful_until: usefulUntil.toISOString(),
				} as const
				return outboxRow(mail, facts, now)
			})
		if (mails.length > 0) await trx.insertInto('outbox').values(mails).execute()
		return { last, mails: mails.length }
	})
}

/** The last day that the alert concerns. */
function lastDay({ pickups }: News): string {
	return pickups
		.map(({ from, to }) => (to !== null && to > from ? to : from))
		.reduce((a, b) => (a > b ? a : b))
}

/** The next subscribers not mailed yet, ordered by id, after this one. */
async function subscribersOf(
	trx: Transaction<Database>,
	storeKind: ReminderServices['store']['kind'],
	{ alert, kind, area, pickups }: News,
	after: string,
) {
	const streams = [...new Set(pickups.map(({ stream }) => stream))]
	const query = trx
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
		// Who got no mail about the alert needs none about its end.
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
	return (storeKind === 'postgres' ? query.forShare('subscription') : query).execute()
}

/** A reminder of the same pickup needs no other correction: this mail says what is so now. */
async function noteWord(
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
