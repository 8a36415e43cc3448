import type { Kysely } from 'kysely'
import { currentPerson, withMerged } from '#app/people/current_person.server.ts'
import { formatPhone } from '#app/people/identifiers.server.ts'
import { readIdentifiers, valuesOf } from '#app/people/person_identifiers.server.ts'
import type { Database } from '#db/schema.ts'

/** A possible duplicate, with the request that suggests it. */
export interface AlikePerson {
	id: string
	name: string
	/** Phone numbers and mail addresses. */
	reach: string[]
	/** Null if the request was deleted. */
	reference: string | null
}

/** Possible duplicates of a person that nobody has decided on yet. */
export async function alikePeople(db: Kysely<Database>, id: string): Promise<AlikePerson[]> {
	const own = await withMerged(db, id)
	const rows = await db
		.selectFrom('person_likenesses')
		.leftJoin('lead_work', 'lead_work.lead_id', 'person_likenesses.lead_id')
		.select(['person_likenesses.person_id', 'other_id', 'reference'])
		.where((eb) => eb.or([eb('person_likenesses.person_id', 'in', own), eb('other_id', 'in', own)]))
		.where('settled_at', 'is', null)
		.orderBy('person_likenesses.created_at')
		.orderBy('person_likenesses.person_id')
		.orderBy('other_id')
		.limit(20)
		.execute()
	const found: AlikePerson[] = []
	for (const { person_id, other_id, reference } of rows) {
		const other = await currentPerson(db, own.includes(person_id) ? other_id : person_id)
		if (other === null || other.id === id || found.some((one) => one.id === other.id)) continue
		const identifiers = await readIdentifiers(db, [other.id])
		const reach = [...valuesOf(identifiers, 'phone').map(formatPhone), ...valuesOf(identifiers, 'mail')]
		found.push({ id: other.id, name: other.name, reach, reference })
	}
	return found
}
