import { createHash } from 'node:crypto'
import { addressKey, hashAddress, networkOf } from '#app/leads/address_hash.server.ts'
import { countHit } from '#app/leads/rate_limit.server.ts'
import type { Store } from '#db/store.server.ts'

/** What is tried: each counts on its own. */
type Attempt = 'sign-in' | 'password'

interface Try {
	attempt: Attempt
	email: string
	address: string
	/** As `knownDevice` has it. */
	device?: string | null
}

interface Limit {
	key: string
	inTenMinutes: number
	inAnHour: number
}

/**
 * Counts an attempt before it is made, so that a hundred at once are a hundred. False when there were too many: for this
 * account from this network, for this account from anywhere, or from this network for any account; from a device that
 * signed in before, only what came from it counts. An account that does not exist counts like one that does. The wait
 * grows: up to ten minutes first, then up to an hour.
 */
export async function mayTry(store: Store, tried: Try, now: Date = new Date()): Promise<boolean> {
	const { own, account, network } = await keysOf(store, tried)
	const limits: Limit[] = [{ key: own, inTenMinutes: 10, inAnHour: 20 }]
	if (!tried.device) {
		limits.push({ key: account, inTenMinutes: 50, inAnHour: 100 })
		limits.push({ key: network, inTenMinutes: 60, inAnHour: 120 })
	}
	return isWithin(store, limits, now)
}

/** So many mails with a link an hour for one person, whoever asks for them. */
export const mailsInAnHour = 3

/** Counts that a mail with a link was asked for. An address of nobody's counts like one of the staff's. */
export async function mayMailLink(
	store: Store,
	{ email, address }: { email: string; address: string },
	now: Date = new Date(),
): Promise<boolean> {
	const key = await addressKey(store.db)
	const limits: Limit[] = [
		{ key: `office:forgot:${hashAddress(key, email)}`, inTenMinutes: mailsInAnHour, inAnHour: mailsInAnHour },
		{ key: `office:forgot:from:${hashAddress(key, networkOf(address))}`, inTenMinutes: 60, inAnHour: 120 },
	]
	return isWithin(store, limits, now)
}

async function isWithin(store: Store, limits: readonly Limit[], now: Date): Promise<boolean> {
	return store.db.transaction().execute(async (trx) => {
		let isAllowed = true
		for (const { key, inTenMinutes, inAnHour } of limits) {
			const count = await countHit(trx, key, now)
			if (count.inTenMinutes > inTenMinutes || count.inAnHour > inAnHour) isAllowed = false
		}
		return isAllowed
	})
}

/** After success the failures before it no longer count against this account from this network or device. */
export async function forgetAttempts(store: Store, tried: Try): Promise<void> {
	const { own } = await keysOf(store, tried)
	await store.db.deleteFrom('rate_limits').where('key', '=', own).execute()
}

/** Who tried from where, as a log may have it: the same for the same, and nobody's name or address. */
export async function hashedTry(
	store: Store,
	{ email, address }: { email: string; address: string },
): Promise<{ account: string; address: string }> {
	const key = await addressKey(store.db)
	return { account: hashAddress(key, email.trim().toLowerCase()), address: hashAddress(key, address) }
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

async function keysOf(store: Store, { attempt, email, address, device }: Try) {
	const secret = await addressKey(store.db)
	const account = `office:${attempt}:${hashAddress(secret, email.trim().toLowerCase())}`
	const network = hashAddress(secret, networkOf(address))
	return {
		account,
		network: `office:${attempt}:from:${network}`,
		own: device ? `${account}%${hashAddress(secret, device)}` : `${account}@${network}`,
	}
}
