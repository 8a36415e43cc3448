import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { lockLead } from '#app/leads/change_lead.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import type { Database } from '#db/schema.ts'
import { tokenHash } from '#platform/http/secret_token.ts'
import { offerText, offerWords } from './offer_words.ts'

/** Whether an offer can be accepted, or why not. `ended`: its last day has passed in the company's time zone. */
export type OfferState = OfferRow['state'] | 'ended'

/** The path of an offer's page. The token is in the query string, which is never logged. */
export function offerPath(token: string, done?: string): string {
	return `/offer?${new URLSearchParams({ token, ...(done === undefined ? {} : { done }) })}`
}

/** Reads the offer of a link, with the form of its request; null if there is none. */
export async function readOffer(
	db: Kysely<Database>,
	token: string,
): Promise<(OfferRow & { form: LeadForm }) | null> {
	const offer = await db
		.selectFrom('offers')
		.innerJoin('leads', 'leads.id', 'offers.lead_id')
		.selectAll('offers')
		.select('leads.form')
		.where('token_hash', '=', tokenHash(token))
		.executeTakeFirst()
	return offer ?? null
}

/** Reads and locks the offer of a link and its request until the transaction ends; null if either is gone. */
export async function lockOffer(trx: Transaction<Database>, token: string) {
	const found = await readOffer(trx, token)
	const lead = found && { form: found.form, leadId: found.lead_id }
	const work = lead && (await lockLead(trx, lead))
	// Read again: before the lock was acquired, the office may have withdrawn it.
	const offer = await readOffer(trx, token)
	return offer && lead && work && work.anonymized_at === null ? { offer, lead, work } : null
}

/** The state of an offer at `now`. */
export function stateOf(
	{ state, valid_through }: Pick<OfferRow, 'state' | 'valid_through'>,
	now: Date,
	zoned: Zoned,
): OfferState {
	return state === 'open' && localTimeOf(now, zoned).date > valid_through ? 'ended' : state
}

/** A hash of an offer's words, sent along with the form to check that the customer saw the current ones. */
export function wordsMark(offer: OfferRow, facts: Pick<Facts, 'name' | 'timeZone'>): string {
	return createHash('sha256')
		.update(offerText(offerWords(offer, facts)))
		.digest('base64url')
		.slice(0, 16)
}
