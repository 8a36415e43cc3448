import type { Kysely, Transaction } from 'kysely'
import { phoneKeys } from '#app/people/identifiers.server.ts'
import { isCurrent, lockPerson } from '#app/people/lock_person.server.ts'
import { numbersOf } from '#app/people/person_identifiers.server.ts'
import type { Database } from '#db/schema.ts'
import { type LeadKey, lockLead } from '#app/leads/change_lead.server.ts'
import { readWork } from '../requests/work_and_stops.server.ts'
import type { MessagePlace } from './message_kind.ts'

/** The recipient of a text. */
export interface Correspondent {
	/** Empty if unknown. */
	name: string
	personId: string | null
	lead: LeadKey | null
	/** In E.164. */
	numbers: string[]
}

/** Returns the recipient of a text; null if there is none or if they were anonymized. */
export async function findCorrespondent(
	db: Kysely<Database>,
	place: MessagePlace,
): Promise<Correspondent | null> {
	if ('personId' in place) {
		const { personId } = place
		const person = await db.selectFrom('people').selectAll().where('id', '=', personId).executeTakeFirst()
		if (!isCurrent(person)) return null
		return { name: person.name, personId, lead: null, numbers: await numbersOf(db, personId) }
	}
	const work = await readWork(db, place.lead)
	if (!work || work.anonymized_at !== null) return null
	const numbers = new Set([...phoneKeys(work.phone), ...(await writersAbout(db, place.lead.leadId))])
	return { name: work.name, personId: work.person_id, lead: place.lead, numbers: [...numbers] }
}

/**
 * Like `findCorrespondent`, but locks the rows until the transaction ends: the person before the request, in the order
 * an erasure locks them.
 */
export async function lockCorrespondent(
	trx: Transaction<Database>,
	place: MessagePlace,
): Promise<Correspondent | null> {
	const before = await findCorrespondent(trx, place)
	if (!before) return null
	if (before.personId !== null) await lockPerson(trx, before.personId, 'to-add')
	if (before.lead) await lockLead(trx, before.lead)
	return findCorrespondent(trx, place)
}

/** The numbers from which texts about a request came, which may differ from the number it names. */
async function writersAbout(db: Kysely<Database>, leadId: string): Promise<string[]> {
	const rows = await db
		.selectFrom('texts')
		.select('number')
		.where('lead_id', '=', leadId)
		.where('direction', '=', 'in')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return rows.map(({ number }) => number)
}
