import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import type { Store } from '#db/store.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { statusLabel } from '../requests/status_label.server.ts'

/** A request of a person. */
export interface RequestLine {
	id: string
	to: string
	reference: string
	/** The form, and what it is about. */
	about: string
	place: string
	status: string
	received: string
	isByPhone: boolean
}

/** How many requests the page lists. */
const most = 100

/** A person's newest requests, how many there are, and the names and places that stand in them, the newest first. */
export async function personRequests(
	{ db }: Pick<Store, 'db'>,
	personId: string,
	zoned: Zoned,
	limit = most,
): Promise<{ lines: RequestLine[]; count: number; names: string[]; places: string[] }> {
	const rows = await db
		.selectFrom('lead_work')
		.select(['lead_id', 'form', 'reference', 'name', 'asked', 'place', 'status', 'created_at', 'source'])
		.where('person_id', '=', personId)
		.orderBy('created_at', 'desc')
		.orderBy('lead_id', 'desc')
		.limit(limit)
		.execute()
	const counted =
		rows.length < limit
			? rows.length
			: await db
					.selectFrom('lead_work')
					.select(({ fn }) => fn.countAll().as('count'))
					.where('person_id', '=', personId)
					.executeTakeFirstOrThrow()
					.then(({ count }) => Number(count))
	return {
		lines: rows.map((row) => ({
			id: row.lead_id,
			to: leadPath({ form: row.form, leadId: row.lead_id }),
			reference: row.reference,
			about: `${leadDefinitions[row.form].label}: ${row.asked}`,
			place: row.place ?? '',
			status: statusLabel(row.form, row.status),
			received: formatDateTime(row.created_at, zoned),
			isByPhone: row.source === 'phone',
		})),
		count: counted,
		names: [...new Set(rows.map(({ name }) => name))],
		places: [...new Set(rows.flatMap(({ place }) => place ?? []))],
	}
}
