import { createHash } from 'node:crypto'
import { addressKey, hashAddress, networkOf } from '#app/leads/address_hash.server.ts'
import { countHit } from '#app/leads/rate_limit.server.ts'
import type { Store } from '#db/store.server.ts'

/** What is tried: it counts on its own, so that a forgotten password can be asked for after failing to sign in. */
type Attempt = 'sign-in' | 'forgot' | 'password'

interface Limit {
	key: string
	inTenMinutes: number
	inAnHour: number
}

/**
 * Counts an attempt before it is made, so that a hundred at once are a hundred. False when there were too many: for this
 * account from this network, for this account from anywhere, or from this network for any account. An account that does
 * not exist counts like one that does. The wait grows: up to ten minutes first, then up to an hour.
 */
export async function mayTry(
	store: Store,
	{ attempt, email, address }: { attempt: Attempt; email: string; address: string },
	now: Date = new Date(),
): Promise<boolean> {
	const { account, network } = await keysOf(store, attempt, email, address)
	const limits: Limit[] = [
		{ key: `${account}@${network}`, inTenMinutes: 10, inAnHour: 20 },
		{ key: account, inTenMinutes: 50, inAnHour: 100 },
		{ key: `office:${attempt}:from:${network}`, inTenMinutes: 60, inAnHour: 120 },
	]
	return store.db.transaction().execute(async (trx) => {
		let isAllowed = true
		for (const { key, inTenMinutes, inAnHour } of limits) {
			const count = await countHit(trx, key, now)
			if (count.inTenMinutes > inTenMinutes || count.inAnHour > inAnHour) isAllowed = false
		}
		return isAllowed
	})
}

/** After success the failures before it no longer count against this account from this network. */
export async function forgetAttempts(
	store: Store,
	{ attempt, email, address }: { attempt: Attempt; email: string; address: string },
): Promise<void> {
	const { account, network } = await keysOf(store, attempt, email, address)
	await store.db.deleteFrom('rate_limits').where('key', '=', `${account}@${network}`).execute()
}

/** True the first time that `code` of this person is seen: a six-digit code is good for one sign-in. */
export async function isFirstUse(
	store: Store,
	staffId: string,
	code: string,
	now: Date = new Date(),
): Promise<boolean> {
	const hash = createHash('sha256').update(`${staffId} ${code}`).digest('base64url')
	const key = `office:code:${hash}`
	const { inTenMinutes } = await store.db.transaction().execute((trx) => countHit(trx, key, now))
	return inTenMinutes === 1
}

async function keysOf(store: Store, attempt: Attempt, email: string, address: string) {
	const secret = await addressKey(store.db)
	return {
		account: `office:${attempt}:${hashAddress(secret, email.trim().toLowerCase())}`,
		network: hashAddress(secret, networkOf(address)),
	}
}
