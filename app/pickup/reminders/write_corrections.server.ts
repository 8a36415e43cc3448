import type { Kysely, Transaction } from 'kysely'
import { localTimeOf, startOfDay } from '#app/company/zoned_time.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { streams as allStreams } from '../schedule/streams.ts'
import { correctionMail } from './correction_mail.ts'
import {
	batchSize,
	type ReminderServices,
	type SubscriberMail,
	writeInBatches,
} from './mail_batches.server.ts'
import { type Reminded, wrongReminders, type WrongReminder } from './wrong_reminders.ts'

/** Wrong reminders of one area that differ only in the stream. */
interface Mistake {
	area: PickupAreaRow
	wrong: readonly WrongReminder[]
}

/**
 * Mails a correction to everyone who got a reminder that no longer holds, whatever changed: one mail per
 * pickup day, once per change. Compares what was written with the current schedule, so it does not matter
 * when a server stopped.
 */
export async function writeCorrections(
	services: ReminderServices,
	now: Date,
	stopping: AbortSignal = AbortSignal.any([]),
): Promise<number> {
	const { pickupAreas, serviceAlerts, source, facts } = services.content.current
	if (source !== 'store' || !pickupAreas.ok || !serviceAlerts.ok) return 0
	const rules = scheduleRules(services.content.current)
	const here = localTimeOf(now, facts)
	const remindersByArea = await allReminded(services.store.db, here.date)
	const mistakes = pickupAreas.rows.flatMap((area) => {
		const wrong = wrongReminders(remindersByArea.get(area.id) ?? [], area, rules, here)
		const together = Map.groupBy(wrong, ({ reminded: { day, scheduled, corrected_to }, is }) =>
			JSON.stringify([day, scheduled, corrected_to, is]),
		)
		return [...together.values()].map((one): Mistake => ({ area, wrong: one }))
	})
	let written = 0
	for (const mistake of mistakes) written += await correctMistake(services, mistake, now, stopping)
	return written
}

/** What reminders said about pickups that may still be to come, by area id. */
async function allReminded(db: Kysely<Database>, today: string): Promise<Map<string, Reminded[]>> {
	const rows = await db
		.selectFrom('pickup_reminders')
		.select(['area_id', 'day', 'stream', 'scheduled', 'corrected_to'])
		.distinct()
		.where('area_id', 'is not', null)
		.where('day', '>=', addDays(civilDay(today), -6).date)
		.execute()
	const known = rows.flatMap(({ area_id, scheduled, ...reminder }) =>
		area_id === null || scheduled === null ? [] : [{ area_id, scheduled, ...reminder }],
	)
	return Map.groupBy(known, ({ area_id }) => area_id)
}

async function correctMistake(
	services: ReminderServices,
	mistake: Mistake,
	now: Date,
	stopping: AbortSignal,
): Promise<number> {
	const { area, wrong } = mistake
	const [first] = wrong
	if (!first) return 0
	const here = localTimeOf(now, services.content.current.facts)
	const today = here.date
	const lastDay = [first.was, first.is, today].toSorted().findLast((day) => day !== null) ?? today
	const usefulUntil = startOfDay(addDays(civilDay(lastDay), 1).date, services.content.current.facts)
	const about = { area, rules: scheduleRules(services.content.current), here }
	const batch = {
		find: (trx: Transaction<Database>, after: string) => subscribersTold(trx, mistake, after),
		async record(trx: Transaction<Database>, found: Awaited<ReturnType<typeof subscribersTold>>) {
			const ids = found.map(({ id }) => id)
			const corrected = await correct(trx, ids, mistake)
			return found.flatMap((to): SubscriberMail[] => {
				const own = corrected.get(to.id)
				if (!own) return []
				const streams = allStreams.filter((stream) => own.includes(stream))
				return [{ to, write: (parts) => correctionMail({ ...first, streams }, about, parts), usefulUntil }]
			})
		},
	}
	return writeInBatches(services, batch, now, stopping)
}

/** The next subscribers who got the wrong reminder, ordered by id, whose id is greater than `after`. */
async function subscribersTold(trx: Transaction<Database>, { area, wrong }: Mistake, after: string) {
	const [reminder] = wrong.map((one) => one.reminded)
	return trx
		.selectFrom('pickup_subscriptions as subscription')
		.select(['id', 'email'])
		.where('area_id', '=', area.id)
		.where('ended_at', 'is', null)
		.where('id', '>', after)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('pickup_reminders as reminder')
					.select('reminder.day')
					.whereRef('reminder.subscription_id', '=', 'subscription.id')
					.where('reminder.area_id', '=', area.id)
					.where('reminder.day', '=', reminder?.day ?? '')
					.where('reminder.scheduled', '=', reminder?.scheduled ?? '')
					.where('reminder.corrected_to', 'is not distinct from', reminder?.corrected_to ?? null)
					.where(
						'reminder.stream',
						'in',
						wrong.map((one) => one.reminded.stream),
					),
			),
		)
		.orderBy('id')
		.limit(batchSize)
		.forShare('subscription')
		.execute()
}

/** Records the correction. Returns the streams, by subscription, that no other server had corrected before. */
async function correct(trx: Transaction<Database>, ids: readonly string[], { area, wrong }: Mistake) {
	const [first] = wrong
	if (!first) return new Map<string, Reminded['stream'][]>()
	const { day, scheduled, corrected_to } = first.reminded
	const rows = await trx
		.updateTable('pickup_reminders')
		.set({ corrected_to: first.is ?? 'none' })
		.where('subscription_id', 'in', ids)
		.where('area_id', '=', area.id)
		.where('day', '=', day)
		.where('scheduled', '=', scheduled)
		.where('corrected_to', 'is not distinct from', corrected_to)
		.where(
			'stream',
			'in',
			wrong.map(({ reminded }) => reminded.stream),
		)
		.returning(['subscription_id', 'stream'])
		.execute()
	const byId = Map.groupBy(rows, ({ subscription_id }) => subscription_id)
	return new Map([...byId].map(([id, own]) => [id, own.map(({ stream }) => stream)]))
}
