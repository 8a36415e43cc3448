import type { Zoned } from '#app/company/zoned_time.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { consentVersion, formatLocalTime } from '#app/leads/consent_record.server.ts'
import { phoneHash } from '#app/people/phone_hash.server.ts'
import { dropWaiting } from './drop_waiting.server.ts'
import type { Database } from '#db/schema.ts'

/** A statement about texts, made by a text from a number or reported by its carrier. */
interface ConsentByText {
	personId: string
	/** In E.164. */
	number: string
	isGranted: boolean
	/** The text verbatim, or what the carrier reported. */
	wording: string
}

/** Records that texts to a number are stopped or resumed; a stop drops the texts waiting for that number. */
export async function recordConsentByText(
	trx: Transaction<Database>,
	{ personId, number, isGranted, wording }: ConsentByText,
	now: Date,
	zoned: Zoned,
): Promise<void> {
	await trx
		.insertInto('person_consents')
		.values({
			id: randomUUID(),
			person_id: personId,
			is_granted: isGranted,
			method: 'text',
			number_hash: await phoneHash(trx, number),
			wording,
			wording_version: consentVersion(wording),
			local_time: formatLocalTime(now, zoned),
			staff_id: null,
			staff_name: 'The customer',
			created_at: now.toISOString(),
		})
		.execute()
	if (!isGranted)
		await dropWaiting(trx, (eb) => eb('number', '=', number), 'They stopped texts before it left.', now)
}
