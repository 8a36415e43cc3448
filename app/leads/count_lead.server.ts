import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { isSharedAddress } from '#platform/http/shared_address.ts'
import { countWithin } from '#platform/limits/count_hits.server.ts'
import { countFrom } from '#platform/limits/network_limit.server.ts'
import { leadLimit, phoneLeadLimit } from './lead_limits.ts'

/**
 * Counts a request of one sender: `many` marks it for review, `too-many` refuses it. Requests taken on the
 * phone count per staff member, only so that a stolen session cannot fill the store. Runs in the lead's
 * transaction.
 */
export async function countLead(
	trx: Transaction<Database>,
	takenBy: { id: string } | null,
	{ address }: { address: string },
	now: Date,
): Promise<'few' | 'many' | 'too-many'> {
	if (takenBy !== null) return (await countWithin(trx, phoneLeadLimit, takenBy.id, now)) ? 'few' : 'too-many'
	const [isSuspicious, isTooMany] = await countFrom(trx, leadLimit, address, now)
	// At a shared address, one visitor's flood must not block everyone else.
	if (!isSharedAddress(address) && isTooMany) return 'too-many'
	return isSuspicious ? 'many' : 'few'
}
