import type { Transaction } from 'kysely'
import type { PersonRow } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'

/**
 * Reads and locks the person until the transaction ends. `to-add` is a shared lock: others can add requests
 * at the same time; `to-change` is exclusive.
 */
export async function lockPerson(
	trx: Transaction<Database>,
	id: string,
	purpose: 'to-add' | 'to-change',
): Promise<PersonRow | undefined> {
	const query = trx.selectFrom('people').selectAll().where('id', '=', id)
	return (purpose === 'to-add' ? query.forKeyShare() : query.forUpdate()).executeTakeFirst()
}

/** Whether requests can be assigned to this person: not merged or erased. */
export function isCurrent(person: PersonRow | undefined): person is PersonRow {
	return person !== undefined && person.merged_into === null && person.erased_at === null
}
