import type { Kysely } from 'kysely'
import { withMerged } from '#app/people/current_person.server.ts'
import { consentsWithRequests } from '#app/people/consents_with_requests.server.ts'
import type { Database } from '#db/schema.ts'

const most = 100

/** A person's statements about text messages, latest first. `textConsent` decides which one applies. */
export async function personConsents(db: Kysely<Database>, id: string) {
	const withRequests = (await consentsWithRequests(db, { personIds: [id], leadIds: [] })).slice(0, most)
	const outsideRequests = await db
		.selectFrom('person_consents')
		.selectAll()
		.where('person_id', 'in', await withMerged(db, id))
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(most)
		.execute()
	const lines = [
		...withRequests.map((row) => ({
			...row,
			how:
				row.method === 'form'
					? `In a form on the page ${row.page}`
					: `On the phone to ${row.staff_name ?? ''}, with a request`,
		})),
		...outsideRequests.map((row) => ({
			...row,
			how: row.method === 'spoken' ? `On the phone to ${row.staff_name}` : 'By a text message',
		})),
	]
	return lines
		.toSorted((a, b) => (a.created_at > b.created_at ? -1 : 1))
		.map(({ id: lineId, is_granted, method, how, local_time, wording }) => ({
			id: lineId,
			said: is_granted ? 'Yes' : method === 'form' ? 'Box left empty' : 'No',
			how,
			when: local_time,
			wording,
		}))
}
