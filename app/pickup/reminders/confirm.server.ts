import type { PickupSubscriptionRow } from '#db/reminder_rows.ts'
import { confirmDays } from './confirm_mail.ts'
import type { SubscriptionServices } from './subscribe.server.ts'
import { linkKey, manageToken } from './tokens.server.ts'
import { tokenHash } from '#platform/http/secret_token.ts'

const dayMs = 24 * 60 * 60_000

/**
 * The state of a confirmation link. `manage` is the token of the page that changes the reminders; `stopped`
 * means confirmed, but turned off since.
 */
type ConfirmState =
	| { kind: 'open'; subscription: PickupSubscriptionRow }
	| { kind: 'used'; manage: string }
	| { kind: 'stopped'; manage: string }
	| { kind: 'ended' }

/** Reads a link's state without changing anything, since mail scanners open every link. */
export async function confirmState(
	{ store }: Pick<SubscriptionServices, 'store'>,
	token: string,
	now: Date,
): Promise<ConfirmState> {
	const subscription = await store.db
		.selectFrom('pickup_subscriptions')
		.selectAll()
		.where('confirm_hash', '=', tokenHash(token))
		.executeTakeFirst()
	if (!subscription) return { kind: 'ended' }
	if (subscription.confirmed_at !== null) {
		const manage = manageToken(await linkKey(store.db), subscription.id)
		return { kind: subscription.ended_at === null ? 'used' : 'stopped', manage }
	}
	return isTooOld(subscription, now) ? { kind: 'ended' } : { kind: 'open', subscription }
}

/**
 * Confirms a subscription. If the mailbox already has reminders for that area, they get the new choices and keep their
 * links. Returns the token of the page that changes them; null when the link has expired.
 */
export async function confirmSubscription(
	{ store, log }: Pick<SubscriptionServices, 'store' | 'log'>,
	token: string,
	now: Date,
): Promise<string | null> {
	const id = await store.db.transaction().execute(async (trx) => {
		const found = await trx
			.selectFrom('pickup_subscriptions')
			.select('mailbox')
			.where('confirm_hash', '=', tokenHash(token))
			.executeTakeFirst()
		if (!found) return null
		// Two links of one mailbox, opened at the same time, must not start two subscriptions for one area.
		const ofMailbox = await trx
			.selectFrom('pickup_subscriptions')
			.selectAll()
			.where('mailbox', '=', found.mailbox)
			.orderBy('id')
			.forUpdate()
			.execute()
		const subscription = ofMailbox.find(({ confirm_hash }) => confirm_hash === tokenHash(token))
		if (!subscription) return null
		if (subscription.confirmed_at !== null) return subscription.id
		if (isTooOld(subscription, now)) return null
		const {
			id: subscriptionId,
			created_at: _,
			confirmed_at: __,
			ended_at: ___,
			told_rules_at: ____,
			...chosen
		} = subscription
		const running = ofMailbox.find(
			({ area_id, confirmed_at, ended_at }) =>
				area_id === subscription.area_id && confirmed_at !== null && ended_at === null,
		)
		if (!running) {
			await trx
				.updateTable('pickup_subscriptions')
				.set({ confirmed_at: now.toISOString() })
				.where('id', '=', subscriptionId)
				.execute()
			return subscriptionId
		}
		await trx.deleteFrom('pickup_subscriptions').where('id', '=', subscriptionId).execute()
		await trx.updateTable('pickup_subscriptions').set(chosen).where('id', '=', running.id).execute()
		return running.id
	})
	if (id === null) return null
	log.info({ subscription: id }, 'reminders confirmed')
	return manageToken(await linkKey(store.db), id)
}

/**
 * Blocks all further mails of this kind to the link's mailbox and deletes its requests and subscriptions.
 * Returns false if the link has expired; a used link still works.
 */
export async function refuseMails(
	{ store, log }: Pick<SubscriptionServices, 'store' | 'log'>,
	token: string,
	now: Date,
): Promise<boolean> {
	const isDone = await store.db.transaction().execute(async (trx) => {
		const subscription = await trx
			.selectFrom('pickup_subscriptions')
			.select('mailbox')
			.where('confirm_hash', '=', tokenHash(token))
			.executeTakeFirst()
		if (!subscription) return false
		await trx
			.insertInto('refused_mailboxes')
			.values({ mailbox: subscription.mailbox, created_at: now.toISOString() })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		await trx.deleteFrom('pickup_subscriptions').where('mailbox', '=', subscription.mailbox).execute()
		return true
	})
	if (!isDone) return false
	await store.eraseFreedData()
	log.info({}, 'a mailbox refused reminders')
	return true
}

function isTooOld({ created_at }: PickupSubscriptionRow, now: Date): boolean {
	return now.getTime() - Date.parse(created_at) > confirmDays * dayMs
}
