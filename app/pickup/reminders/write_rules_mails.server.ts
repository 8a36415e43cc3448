import { setTimeout as sleep } from 'node:timers/promises'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { unsubscribeLink } from './links.ts'
import { rulesMail } from './rules_mail.ts'
import { linkKey, manageToken } from './tokens.server.ts'
import type { ReminderServices } from './write_reminders.server.ts'

const batchSize = 50
const usefulMs = 7 * 24 * 60 * 60_000

/** Tells the subscribers of areas whose pickup days were changed, each once a change. Returns how many mails it wrote. */
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
	for (const area of changed)
		while (!stopping.aborted) {
			const began = performance.now()
			const mails = await writeBatch(services, area, now)
			if (mails === 0) break
			written += mails
			services.wake('mail')
			await sleep(Math.min((performance.now() - began) / 4, 25))
		}
	return written
}

async function writeBatch(
	{ store, content, publicUrl }: ReminderServices,
	area: PickupAreaRow,
	now: Date,
): Promise<number> {
	const { facts } = content.current
	const changedAt = area.rules_changed_at ?? ''
	const key = await linkKey(store.db)
	return store.db.transaction().execute(async (trx) => {
		const query = trx
			.selectFrom('pickup_subscriptions')
			.select(['id', 'email'])
			.where('area_id', '=', area.id)
			.where('confirmed_at', '<=', changedAt)
			.where('ended_at', 'is', null)
			.where(({ or, eb }) => or([eb('told_rules_at', 'is', null), eb('told_rules_at', '<', changedAt)]))
			.orderBy('id')
			.limit(batchSize)
		const told = await (store.kind === 'postgres' ? query.forUpdate().skipLocked() : query).execute()
		const ids = told.map(({ id }) => id)
		if (ids.length === 0) return 0
		await trx
			.updateTable('pickup_subscriptions')
			.set({ told_rules_at: changedAt })
			.where('id', 'in', ids)
			.execute()
		const rules = scheduleRules(content.current)
		const mails = told.map(({ id, email }) => {
			const token = manageToken(key, id)
			const mail = {
				kind: 'reminder',
				subscription_id: id,
				to_address: email,
				reply_to: facts.email,
				...rulesMail(area, rules, localTimeOf(now).date, { facts, publicUrl, token }),
				unsubscribe_url: unsubscribeLink(publicUrl, token),
				useful_until: new Date(now.getTime() + usefulMs).toISOString(),
			} as const
			return outboxRow(mail, facts, now)
		})
		await trx.insertInto('outbox').values(mails).execute()
		return mails.length
	})
}
