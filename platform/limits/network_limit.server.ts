import type { Queries } from '#platform/database/queries.ts'
import type { SecretTables } from '#platform/database/secret_rows.ts'
import { isSharedAddress } from '#platform/http/shared_address.ts'
import { addressKey, hashAddress } from './address_hash.server.ts'
import { countHit } from './count_hits.server.ts'
import type { CounterTables } from './counter_rows.ts'
import { householdsOfCustomer, type NetworkTier, networksOf } from './networks.ts'
import { defineRateLimit, type RateLimit } from './rate_limit.ts'

/** A pair of limits: for one network, and for all networks of one customer. */
export type NetworkLimit = Readonly<Record<NetworkTier, RateLimit>>

const all = new Map<string, NetworkLimit>()

/** Declares a limit by address. `households` is how many times `allowed` a customer's IPv6 networks (/48) have together. */
export function defineNetworkLimit({
	name,
	allowed,
	households = householdsOfCustomer,
}: RateLimit & { households?: number }): NetworkLimit {
	const limit = {
		network: defineRateLimit({ name, allowed }),
		customer: defineRateLimit({
			name: `${name}-customer`,
			allowed: allowed.map(({ hits, ms }) => ({ hits: hits * households, ms })),
		}),
	}
	all.set(name, limit)
	return limit
}

/** All declared limits by address. */
export function networkLimits(): readonly NetworkLimit[] {
	return [...all.values()]
}

/** Counts a hit from this address and returns for each allowance, in order, whether it is exceeded. */
export async function countFrom(
	db: Queries<CounterTables & SecretTables>,
	limit: NetworkLimit,
	address: string,
	now: Date,
): Promise<boolean[]> {
	const secret = await addressKey(db)
	const exceeded = limit.network.allowed.map(() => false)
	for (const { tier, key } of networksOf(address)) {
		const ofTier = await countHit(db, limit[tier], hashAddress(secret, key), now)
		for (const [at, isExceeded] of ofTier.entries()) exceeded[at] ||= isExceeded
	}
	return exceeded
}

/** Counts a hit; true if no allowance is exceeded, and always if many visitors may share the address. */
export async function countWithinFrom(
	db: Queries<CounterTables & SecretTables>,
	limit: NetworkLimit,
	address: string,
	now: Date,
): Promise<boolean> {
	const exceeded = await countFrom(db, limit, address, now)
	return isSharedAddress(address) || !exceeded.includes(true)
}
