import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import type { Store } from '#db/store.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { openStatuses } from '#app/leads/lead_statuses.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import { statusLabel } from '../requests/status_label.server.ts'

export type RequestLine = ReturnType<typeof lineOf>

const lineColumns = [
	'lead_id',
	'form',
	'reference',
	'asked',
	'place',
	'status',
	'created_at',
	'source',
] as const satisfies (keyof LeadWorkRow)[]

/** The maximum number of requests listed. */
const most = 100

/** A person's newest requests, their total number, and the names and places in them, newest first. */
export async function personRequests(
	{ db }: Pick<Store, 'db'>,
	personId: string,
	zoned: Zoned,
	limit = most,
) {
	const rows = await db
		.selectFrom('lead_work')
		.select(lineColumns)
		.select('name')
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
		lines: rows.map((row) => lineOf(row, zoned)),
		count: counted,
		names: [...new Set(rows.map(({ name }) => name))],
		places: [...new Set(rows.flatMap(({ place }) => place ?? []))],
	}
}

/** All open requests of a person, newest first. */
export async function openRequestsOf({ db }: Pick<Store, 'db'>, personId: string, zoned: Zoned) {
	const rows = await db
		.selectFrom('lead_work')
		.select(lineColumns)
		.where('person_id', '=', personId)
		.where('status', 'in', openStatuses)
		.orderBy('created_at', 'desc')
		.orderBy('lead_id', 'desc')
		.execute()
	return rows.map((row) => lineOf(row, zoned))
}

/** A request as shown on a person's page. */
function lineOf(row: Pick<LeadWorkRow, (typeof lineColumns)[number]>, zoned: Zoned) {
	return {
		id: row.lead_id,
		to: leadPath({ form: row.form, leadId: row.lead_id }),
		reference: row.reference,
		/** The form and the subject. */
		about: `${leadDefinitions[row.form].label}: ${row.asked}`,
		place: row.place ?? '',
		status: statusLabel(row.form, row.status),
		received: formatDateTime(row.created_at, zoned),
		isByPhone: row.source === 'phone',
	}
}
