import type { Services } from '#app/context.server.ts'
import { isSharedAddress } from '#platform/http/shared_address.ts'
import { addressKey, hashAddress, networkOf } from '#platform/limits/address_hash.server.ts'
import { isWithin } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'

const minute = 60_000

/** Forms that may hold photos, from one network; each takes up to two seconds of work. */
export const photoLimit = defineRateLimit({
	name: 'photo',
	allowed: [
		{ hits: 20, ms: 10 * minute },
		{ hits: 60, ms: 60 * minute },
	],
})

/** Whether this visitor's photos are taken now. A store that does not answer is told of when the lead is written. */
export async function arePhotosTaken(
	{ store, log }: Pick<Services, 'store' | 'log'>,
	address: string,
	now: Date,
): Promise<boolean> {
	// At a shared address, one visitor's flood must not refuse everybody else.
	if (isSharedAddress(address)) return true
	try {
		return await store.db.transaction().execute(async (trx) => {
			const from = hashAddress(await addressKey(trx), networkOf(address))
			return isWithin(trx, photoLimit, from, now)
		})
	} catch (error) {
		log.warn({ error: String(error) }, 'photos not counted')
		return true
	}
}
