import type { Kysely } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import { officeDate } from '#app/company/office_date.ts'
import type { RequestPlaceholder } from '#app/content/request_placeholders.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { signedName } from '../sign_in/first_owner_name.ts'

/** What an answer to a request can name of it; null for what nobody knows. */
export type RequestValues = Readonly<Record<RequestPlaceholder, string | null>>

/** Reads what an answer by this member of staff can name of the request. */
export async function requestValues(
	db: Kysely<Database>,
	{ pickupAreas, facts }: Pick<Snapshot, 'pickupAreas' | 'facts'>,
	work: LeadWorkRow,
	staff: { name: string },
): Promise<RequestValues> {
	return {
		...nothingKnown(staff, facts),
		'request.name': work.name,
		'request.reference': work.reference,
		'request.about': work.asked || null,
		'request.place': work.place,
		'request.date': officeDate(new Date(work.created_at)),
		'request.pickupDay': weekdayOf({ pickupAreas }, await areaOfRequest(db, work)),
	}
}

/** The values where nothing is known but who writes. */
export function nothingKnown(staff: { name: string }, company: { name: string }): RequestValues {
	return {
		'request.name': null,
		'request.reference': null,
		'request.about': null,
		'request.place': null,
		'request.date': null,
		'request.pickupDay': null,
		'staff.name': signedName(staff, company),
	}
}

/** The weekday of a pickup area, by its slug, or else by its id; null where there is none. */
export function weekdayOf(
	{ pickupAreas }: Pick<Snapshot, 'pickupAreas'>,
	{ slug, id }: { slug: string | null; id: string | null },
): string | null {
	const areas = pickupAreas.ok ? pickupAreas.rows : []
	const area = areas.find((one) => (slug === null ? one.id === id : one.slug === slug))
	return area ? weekdayWords(area, localTimeOf(new Date()).date) : null
}

/** The pickup area that the request names, by its slug, or else the one of its person, by its id. */
async function areaOfRequest(
	db: Kysely<Database>,
	{ form, lead_id, person_id }: LeadWorkRow,
): Promise<{ slug: string | null; id: string | null }> {
	if (form === 'order' || form === 'service-request') {
		const row = await db
			.selectFrom(form === 'order' ? 'service_orders' : 'service_requests')
			.select('area_slug')
			.where('id', '=', lead_id)
			.executeTakeFirst()
		if (row?.area_slug) return { slug: row.area_slug, id: null }
	}
	if (person_id === null) return { slug: null, id: null }
	const person = await db
		.selectFrom('people')
		.select('area_id')
		.where('id', '=', person_id)
		.executeTakeFirst()
	return { slug: null, id: person?.area_id ?? null }
}
