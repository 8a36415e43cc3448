import type { PickupSubscriptionRow } from '#db/reminder_rows.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { parseForm, type FormValues } from '#platform/forms/parse_form.ts'
import { choicesSchema } from './schema.ts'
import { areaOf, chosenColumns, type SubscriptionServices } from './subscribe.server.ts'
import { linkKey, subscriptionOf } from './tokens.server.ts'

export type ManageServices = Pick<SubscriptionServices, 'store' | 'content' | 'log'>

/** The subscription that a token authorizes; null if the token is invalid or the subscription was deleted. */
export async function managedSubscription(
	{ store }: Pick<ManageServices, 'store'>,
	token: string,
): Promise<PickupSubscriptionRow | null> {
	const id = subscriptionOf(await linkKey(store.db), token)
	if (id === null) return null
	const row = await store.db
		.selectFrom('pickup_subscriptions')
		.selectAll()
		.where('id', '=', id)
		.where('confirmed_at', 'is not', null)
		.executeTakeFirst()
	return row ?? null
}

export type Changed = { ok: true } | { ok: false; errors: FieldError[]; values: FormValues }

/** Changes a subscription's choices. Refused if the mailbox already has reminders for the new area. */
export async function changeSubscription(
	services: ManageServices,
	{ id, mailbox }: PickupSubscriptionRow,
	entries: FormData,
): Promise<Changed> {
	const parsed = parseForm(choicesSchema, entries)
	const { values } = parsed
	if (!parsed.ok) return { ok: false, errors: parsed.errors, values }
	const refused = (message: string): Changed => ({ ok: false, errors: [{ field: 'area', message }], values })
	if (!areaOf(services, parsed.value.area)) return refused('Please choose your area.')
	return services.store.db.transaction().execute(async (trx) => {
		const other = await running(trx, mailbox, parsed.value.area).where('id', '!=', id).executeTakeFirst()
		if (other)
			return refused('You already have reminders for that area: change them with the link in their emails.')
		await trx
			.updateTable('pickup_subscriptions')
			.set(chosenColumns(parsed.value))
			.where('id', '=', id)
			.execute()
		return { ok: true }
	})
}

/** Ends a subscription and removes its unsent reminders. Idempotent. */
export async function endSubscription({ store, log }: ManageServices, id: string, now: Date): Promise<void> {
	await store.db.transaction().execute(async (trx) => {
		await trx
			.updateTable('pickup_subscriptions')
			.set({ ended_at: now.toISOString() })
			.where('id', '=', id)
			.where('ended_at', 'is', null)
			.execute()
		await trx.deleteFrom('outbox').where('subscription_id', '=', id).where('sent_at', 'is', null).execute()
	})
	log.info({ subscription: id }, 'reminders ended')
}

/**
 * Resumes an ended subscription. Returns false if the mailbox has another active one for that area, or the
 * area was removed.
 */
export async function resumeSubscription(
	{ store, log }: ManageServices,
	{ id, mailbox, area_id }: PickupSubscriptionRow,
): Promise<boolean> {
	if (area_id === null) return false
	const isResumed = await store.db.transaction().execute(async (trx) => {
		if (await running(trx, mailbox, area_id).where('id', '!=', id).executeTakeFirst()) return false
		await trx.updateTable('pickup_subscriptions').set({ ended_at: null }).where('id', '=', id).execute()
		return true
	})
	if (isResumed) log.info({ subscription: id }, 'reminders resumed')
	return isResumed
}

/**
 * Deletes all data of a mailbox: subscriptions, reminder records, and mails. Returns the number of deleted
 * subscriptions.
 */
export async function deleteMailbox({ store, log }: ManageServices, mailbox: string): Promise<number> {
	const { numDeletedRows } = await store.db
		.deleteFrom('pickup_subscriptions')
		.where('mailbox', '=', mailbox)
		.executeTakeFirstOrThrow()
	await store.eraseFreedData()
	const deleted = Number(numDeletedRows)
	log.info({ deleted }, 'reminders and their address deleted')
	return deleted
}

function running(db: ManageServices['store']['db'], mailbox: string, area: string) {
	return db
		.selectFrom('pickup_subscriptions')
		.select('id')
		.where('mailbox', '=', mailbox)
		.where('area_id', '=', area)
		.where('confirmed_at', 'is not', null)
		.where('ended_at', 'is', null)
}
