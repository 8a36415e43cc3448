import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** The consent recorded with a request, and the request's phone number. */
export type ConsentWithRequest = Awaited<ReturnType<typeof consentsWithRequests>>[number]

/** The consents recorded with all requests of these people, and with these requests; latest first. */
export async function consentsWithRequests(
	db: Kysely<Database>,
	{ personIds, leadIds }: { personIds: readonly string[]; leadIds: readonly string[] },
) {
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

/** Those of these requests that ask us to text the customer ID, with their phone number and time (ISO 8601, UTC). */
export async function textsAskedFor(
	db: Kysely<Database>,
	leadIds: readonly string[],
): Promise<Map<string, { phone: string | null; at: string }>> {
	if (leadIds.length === 0) return new Map()
	const rows = await db
		.selectFrom('billing_requests')
		.select(['id', 'customer_phone', 'created_at'])
		.where('kind', '=', 'id-by-text')
		.where('id', 'in', [...new Set(leadIds)])
		.execute()
	return new Map(
		rows.map(({ id, customer_phone, created_at }) => [id, { phone: customer_phone, at: created_at }]),
	)
}
