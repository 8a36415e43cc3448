import type { Transaction } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { plannedContract } from '#app/content/planned_contract.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { batchSize, type ReminderServices, writeInBatches } from './mail_batches.server.ts'
import type { MailParts } from './reminder_mail.ts'
import { rulesMail } from './rules_mail.ts'

const usefulMs = 7 * 24 * 60 * 60_000

/**
 * Mails the subscribers of areas whose pickup days or trash hauler changed, once per change. Returns how many
 * mails it wrote.
 */
export async function writeRulesMails(
	services: ReminderServices,
	now: Date,
	stopping: AbortSignal = AbortSignal.any([]),
): Promise<number> {
	const { pickupAreas, serviceAlerts, source } = services.content.current
	if (source !== 'store' || !pickupAreas.ok || !serviceAlerts.ok) return 0
	const since = new Date(now.getTime() - usefulMs).toISOString()
	const changed = pickupAreas.rows.filter(({ rules_changed_at: at }) => at !== null && at > since)
	let written = 0
	for (const area of changed) written += await mailRules(services, area, now, stopping)
	return written
}

function mailRules(
	services: ReminderServices,
	area: PickupAreaRow,
	now: Date,
	stopping: AbortSignal,
): Promise<number> {
	const changedAt = area.rules_changed_at ?? ''
	const { current } = services.content
	const about = {
		rules: scheduleRules(current),
		here: localTimeOf(now, current.facts),
		contracted: plannedContract(area, 'pickupAreas', current),
	}
	const usefulUntil = new Date(now.getTime() + usefulMs)
	const batch = {
		find: (trx: Transaction<Database>) => subscribersToTell(trx, area.id, changedAt),
		async record(trx: Transaction<Database>, recipients: readonly { id: string; email: string }[]) {
			const ids = recipients.map(({ id }) => id)
			await trx
				.updateTable('pickup_subscriptions')
				.set({ told_rules_at: changedAt })
				.where('id', 'in', ids)
				.execute()
			const write = (parts: MailParts) => rulesMail(area, about, parts)
			return recipients.map((to) => ({ to, write, usefulUntil }))
		},
	}
	return writeInBatches(services, batch, now, stopping)
}

function subscribersToTell(trx: Transaction<Database>, area: string, changedAt: string) {
	return trx
		.selectFrom('pickup_subscriptions')
		.select(['id', 'email'])
		.where('area_id', '=', area)
		.where('confirmed_at', '<=', changedAt)
		.where('ended_at', 'is', null)
		.where(({ or, eb }) => or([eb('told_rules_at', 'is', null), eb('told_rules_at', '<', changedAt)]))
		.orderBy('id')
		.limit(batchSize)
		.forUpdate()
		.skipLocked()
		.execute()
}
