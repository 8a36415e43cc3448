import { domainToASCII } from 'node:url'
import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { hashAddress } from './address_hash.server.ts'
import { addHit, countHits, takeHitBack } from './rate_limit.server.ts'

/** Receipts to one mailbox; above these the lead is kept and only its receipt is not mailed. */
const mostInAnHour = 3
const mostInADay = 10
const hour = 60 * 60_000

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
	const key = `receipt:${hashAddress(secret, `receipt:${mailboxOf(address)}`)}`
	// Counted first: whoever sends to the same mailbox at the same moment waits here.
	await addHit(trx, key, now)
	const [inAnHour = 0, inADay = 0] = await countHits(trx, key, [hour, 24 * hour], now)
	if (inAnHour <= mostInAnHour && inADay <= mostInADay) return true
	await takeHitBack(trx, key, now)
	return false
}

const dotsDoNotCount = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox an address leads to, however it was typed: `J.Hill+bins@Gmail.com` and `jhill@gmail.com` are one. */
export function mailboxOf(address: string): string {
	const at = address.lastIndexOf('@')
	const typed = address
		.slice(at + 1)
		.toLowerCase()
		.replace(/\.$/, '')
	const domain = domainToASCII(typed) || typed
	const name = address
		.slice(0, at)
		.normalize('NFKC')
		.toLowerCase()
		.replace(/\+[^]*/, '')
	if (!dotsDoNotCount.has(domain)) return `${name}@${domain}`
	return `${name.replaceAll('.', '')}@gmail.com`
}
