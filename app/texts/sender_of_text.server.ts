import type { Transaction } from 'kysely'
import { isSettled } from '#app/leads/lead_statuses.ts'
import { findOrAddPerson, PersonRaced } from '#app/people/find_or_add_person.server.ts'
import { formatPhone } from '#app/people/identifiers.server.ts'
import { isCurrent, lockPerson } from '#app/people/lock_person.server.ts'
import { ownerOfNumber } from '#app/people/text_consent.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'

export type RequestOfText = Pick<
	LeadWorkRow,
	'lead_id' | 'form' | 'reference' | 'name' | 'assigned_to' | 'status' | 'created_at'
>

/**
 * The person who owns a number; an unknown number gets a new person named by it. Throws `PersonRaced` like
 * `findOrAddPerson`.
 */
export async function senderOfText(
	trx: Transaction<Database>,
	number: string,
	textId: string,
	now: Date,
): Promise<string> {
	const owner = await ownerOfNumber(trx, number)
	if (owner === null) {
		const request = {
			name: formatPhone(number),
			email: '',
			phone: number,
			place: null,
			leadId: textId,
			at: now.toISOString(),
			isHeard: false,
		}
		return findOrAddPerson(trx, request)
	}
	if (!isCurrent(await lockPerson(trx, owner, 'to-add'))) throw new PersonRaced()
	return owner
}

/** The request that a person's text is most likely about: the newest open one, else the newest; null if there is none. */
export async function requestOfText(
	trx: Transaction<Database>,
	personId: string,
): Promise<RequestOfText | null> {
	const requests = await trx
		.selectFrom('lead_work')
		.select(['lead_id', 'form', 'reference', 'name', 'assigned_to', 'status', 'created_at'])
		.where('person_id', '=', personId)
		.where('anonymized_at', 'is', null)
		.where('status', '!=', 'spam')
		.orderBy('created_at', 'desc')
		.orderBy('lead_id')
		.limit(100)
		.execute()
	return requests.find(({ status }) => !isSettled(status)) ?? requests[0] ?? null
}
