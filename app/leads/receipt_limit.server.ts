import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { takeHit } from '#platform/limits/count_hits.server.ts'
import { hashAddress } from '#platform/limits/address_hash.server.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'
import { receiptLimit } from './lead_limits.ts'

/**
 * Whether a receipt may go to this address, counting it if so: nobody's mailbox can be filled by typing its address
 * into our forms. Part of the lead's transaction; `secret` is the key that addresses are hashed with.
 */
export async function takeReceipt(
	trx: Transaction<Database>,
	secret: string,
	address: string,
	now: Date,
): Promise<boolean> {
	return takeHit(trx, receiptLimit, hashAddress(secret, `receipt:${mailboxOf(address)}`), now)
}
