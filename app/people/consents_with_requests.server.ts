import type { Kysely } from 'kysely'
import type { ConsentRecordRow } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'

/** What was said about text messages with a request, and the number that the request has. */
export type SaidWithRequest = Pick<
	ConsentRecordRow,
	| 'id'
	| 'lead_id'
	| 'is_granted'
	| 'method'
	| 'page'
	| 'staff_name'
	| 'local_time'
	| 'wording'
	| 'wording_version'
	| 'created_at'
> & { person_id: string | null; phone: string | null }

/** What was said with all requests of these people, and with these requests; the latest first. */
export async function consentsWithRequests(
	db: Kysely<Database>,
	{ personIds, leadIds }: { personIds: readonly string[]; leadIds: readonly string[] },
): Promise<SaidWithRequest[]> {
	return db
		.selectFrom('lead_work')
		.innerJoin('consent_records', (join) =>
			join
				.onRef('consent_records.form', '=', 'lead_work.form')
				.onRef('consent_records.lead_id', '=', 'lead_work.lead_id'),
		)
		.select([
			'consent_records.id',
			'consent_records.lead_id',
			'is_granted',
			'method',
			'consent_records.page',
			'staff_name',
			'local_time',
			'wording',
			'wording_version',
			'consent_records.created_at',
			'person_id',
			'phone',
		])
		.where((eb) =>
			eb.or([
				...(personIds.length > 0 ? [eb('person_id', 'in', personIds)] : []),
				...(leadIds.length > 0 ? [eb('lead_work.lead_id', 'in', leadIds)] : []),
			]),
		)
		.orderBy('consent_records.created_at', 'desc')
		.orderBy('consent_records.id')
		.execute()
}
