import type { Kysely } from 'kysely'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'

/** How many requests, spam apart, the people of these leads have sent, by the person's id. */
export async function requestsOfPeople(
	db: Kysely<Database>,
	leads: readonly Pick<LeadWorkRow, 'person_id'>[],
): Promise<Map<string, number>> {
	const people = [...new Set(leads.flatMap(({ person_id }) => person_id ?? []))]
	if (people.length === 0) return new Map()
	const rows = await db
		.selectFrom('lead_work')
		.select((eb) => ['person_id', eb.fn.countAll<number>().as('count')])
		.where('person_id', 'in', people)
		.where('status', '!=', 'spam')
		.groupBy('person_id')
		.execute()
	return new Map(rows.map(({ person_id, count }) => [person_id ?? '', Number(count)]))
}
