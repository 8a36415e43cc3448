import { createHash } from 'node:crypto'
import { addressKey, hashAddress, networkOf } from '#platform/limits/address_hash.server.ts'
import type { Store } from '#db/store.server.ts'
import { forgetHits, forgetHitsThatBegin, countWithin } from '#platform/limits/count_hits.server.ts'
import {
	defineNetworkLimit,
	countWithinFrom,
	type NetworkLimit,
} from '#platform/limits/network_limit.server.ts'
import { type RateLimit, defineRateLimit } from '#platform/limits/rate_limit.ts'

const tenMinutes = 600_000
const hour = 3_600_000

/** Builds a limit with two windows: ten minutes and an hour. */
function attempts(name: string, inTenMinutes: number, inAnHour: number): RateLimit {
	return {
		name,
		allowed: [
			{ hits: inTenMinutes, ms: tenMinutes },
			{ hits: inAnHour, ms: hour },
		],
	}
}

/** Per account and network, or per account and known device. */
const ownLimit = defineRateLimit(attempts('office-attempt', 10, 20))
/** Per account, from anywhere. */
const accountLimit = defineRateLimit(attempts('office-attempt-account', 50, 100))
/** Per network, for any account. All IPv6 networks of one customer count as one. */
const ofNetwork = (name: string) => defineNetworkLimit({ ...attempts(name, 60, 120), households: 1 })

/** The kinds of attempts, which are counted separately, with the limit per network. */
const networkLimits = {
	'sign-in': ofNetwork('office-attempt-network'),
	password: ofNetwork('office-password-network'),
}

interface Try {
	attempt: keyof typeof networkLimits
	email: string
	address: string
	/** The result of `knownDevice`. */
	device?: string | null
}

/**
 * Counts an attempt before it is made, which also covers concurrent ones. Returns false above a limit: of this account
 * from this network, of this account from anywhere, or of this network. Attempts from a known device count separately;
 * unknown accounts count like others.
 */
export async function isAttemptAllowed(store: Store, tried: Try): Promise<boolean> {
	const { own, account } = await keysOf(store, tried)
	const ownCount = { limit: ownLimit, key: own }
	if (tried.device) return isWithinAll(store, [ownCount])
	const from = { limit: networkLimits[tried.attempt], address: tried.address }
	return isWithinAll(store, [ownCount, { limit: accountLimit, key: account }], from)
}

/** The mails with a link per person and hour, whoever requests them. */
const mailLimit = defineRateLimit({ name: 'office-forgot', allowed: [{ hits: 3, ms: hour }] })
const mailsFromLimit = ofNetwork('office-forgot-network')

/** Counts a request for a mailed link and returns whether it is within the limits; unknown addresses count like those of staff. */
export async function mayMailLink(
	store: Store,
	{ email, address }: { email: string; address: string },
	now?: Date,
): Promise<boolean> {
	const key = hashAddress(await addressKey(store.db), email)
	return isWithinAll(store, [{ limit: mailLimit, key }], { limit: mailsFromLimit, address }, now)
}

/** Counts every limit, even if an earlier one is exceeded. */
async function isWithinAll(
	store: Store,
	counts: readonly { limit: RateLimit; key: string }[],
	from?: { limit: NetworkLimit; address: string },
	now: Date = new Date(),
): Promise<boolean> {
	return store.db.transaction().execute(async (trx) => {
		let isAllowed = from === undefined || (await countWithinFrom(trx, from.limit, from.address, now))
		for (const { limit, key } of counts) if (!(await countWithin(trx, limit, key, now))) isAllowed = false
		return isAllowed
	})
}

/** Clears the failed attempts on this account from this network or device, after a success. */
export async function forgetAttempts(store: Store, tried: Try): Promise<void> {
	const { own } = await keysOf(store, tried)
	await forgetHits(store.db, ownLimit, own)
}

/** Clears all attempts on this account, from anywhere; the counts of the networks remain. */
export async function forgetAccount({ db }: Store, email: string): Promise<void> {
	const account = hashedAccount(await addressKey(db), email)
	for (const limit of [ownLimit, accountLimit])
		for (const attempt of Object.keys(networkLimits))
			await forgetHitsThatBegin(db, limit, `${attempt} ${account}`)
}

/** Returns the account and network of an attempt as hashes, for the log. */
export async function hashedTry(
	store: Store,
	{ email, address }: { email: string; address: string },
): Promise<{ account: string; address: string }> {
	const key = await addressKey(store.db)
	return { account: hashedAccount(key, email), address: hashAddress(key, address) }
}

const codeLimit = defineRateLimit({ name: 'office-code', allowed: [{ hits: 1, ms: tenMinutes }] })

/** Returns true the first time this person uses `code`: a six-digit code is valid for one sign-in. */
export async function isFirstUse(store: Store, staffId: string, code: string): Promise<boolean> {
	const hash = createHash('sha256').update(`${staffId} ${code}`).digest('base64url')
	return store.db.transaction().execute((trx) => countWithin(trx, codeLimit, hash, new Date()))
}

async function keysOf(store: Store, { attempt, email, address, device }: Try) {
	const secret = await addressKey(store.db)
	const account = `${attempt} ${hashedAccount(secret, email)}`
	const network = hashAddress(secret, networkOf(address))
	return { account, own: device ? `${account}%${hashAddress(secret, device)}` : `${account}@${network}` }
}

function hashedAccount(secret: string, email: string): string {
	return hashAddress(secret, email.trim().toLowerCase())
}
