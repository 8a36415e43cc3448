import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { countIfAllowed } from '#platform/limits/count_hits.server.ts'
import { hashAddress } from '#platform/limits/address_hash.server.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'
import { receiptLimit } from './lead_limits.ts'

/**
 * Whether a receipt may be mailed to this address; counts it if so. Keeps our forms from being used to flood
 * a mailbox. Runs in the lead's transaction; `secret` is the key for hashing addresses.
 */
export async function takeReceipt(
	trx: Transaction<Database>,
	secret: string,
	address: string,
	now: Date,
): Promise<boolean> {
	return countIfAllowed(trx, receiptLimit, hashAddress(secret, `receipt:${mailboxOf(address)}`), now)
}
