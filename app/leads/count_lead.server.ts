import type { Transaction } from 'kysely'
import type { Visitor } from '#app/context.server.ts'
import type { Database } from '#db/schema.ts'
import { isSharedAddress } from '#platform/http/shared_address.ts'
import { hashAddress, networkOf, siteNetworkOf } from '#platform/limits/address_hash.server.ts'
import { countHit, isWithin } from '#platform/limits/count_hits.server.ts'
import { leadLimit, phoneLeadLimit, siteLimit } from './lead_limits.ts'

/**
 * Counts a request of one sender: `many` is to be looked at twice, `too-many` not to be taken. Staff who take it on the
 * phone are counted each for themselves, and only so that a stolen session cannot fill the store. Part of the lead's transaction;
 * `secret` is the key that addresses are hashed with.
 */
export async function countLead(
	trx: Transaction<Database>,
	takenBy: { id: string } | null,
	{ address }: Pick<Visitor, 'address'>,
	secret: string,
	now: Date,
): Promise<'few' | 'many' | 'too-many'> {
	if (takenBy !== null) return (await isWithin(trx, phoneLeadLimit, takenBy.id, now)) ? 'few' : 'too-many'
	const counts = [await countHit(trx, leadLimit, hashAddress(secret, networkOf(address)), now)]
	const site = siteNetworkOf(address)
	if (site !== null) counts.push(await countHit(trx, siteLimit, hashAddress(secret, `site ${site}`), now))
	// At a shared address, one visitor's flood must not refuse everybody else.
	if (!isSharedAddress(address) && counts.some(([, isTooMany]) => isTooMany)) return 'too-many'
	return counts.some(([isSuspicious]) => isSuspicious) ? 'many' : 'few'
}
