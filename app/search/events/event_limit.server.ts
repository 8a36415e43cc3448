import { type Transaction, sql } from 'kysely'
import { addressKey, hashAddress, networkOf } from '#app/leads/address_hash.server.ts'
import type { Database } from '#db/schema.ts'

const tenMinutes = 600_000
const prefix = 'search-event:'
/** A household that looks for everything the site has does not come near it. */
export const eventsInTenMinutes = 120

/** Counts an event from this address, and says whether it is one of those that are taken. */
export async function isWithinLimit(
	trx: Transaction<Database>,
	address: string,
	now: Date,
): Promise<boolean> {
	const key = prefix + hashAddress(await addressKey(trx), networkOf(address))
	const window_start = new Date(now.getTime() - (now.getTime() % tenMinutes)).toISOString()
	const { hits } = await trx
		.insertInto('rate_limits')
		.values({ key, window_start, hits: 1 })
		.onConflict((conflict) =>
			conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
		)
		.returning('hits')
		.executeTakeFirstOrThrow()
	return hits <= eventsInTenMinutes
}

/** Forgets the counters of windows that are over. */
export async function sweepLimits(trx: Transaction<Database>, now: Date): Promise<void> {
	await trx
		.deleteFrom('rate_limits')
		.where('key', 'like', `${prefix}%`)
		.where('window_start', '<', new Date(now.getTime() - tenMinutes).toISOString())
		.execute()
}
