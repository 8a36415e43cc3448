import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { changeLead } from '#app/leads/change_lead.server.ts'
import { openStatuses } from '#app/leads/lead_statuses.ts'
import { rolesWithRequests } from '#app/leads/roles_with_requests.ts'
import type { Staff } from '../sign_in/staff.server.ts'

/** Unassigns a person's open requests and records each in the history; settled ones stay assigned. */
export async function releaseRequests(
	trx: Transaction<Database>,
	by: Staff,
	staffId: string,
	now: Date,
): Promise<void> {
	const leads = await trx
		.selectFrom('lead_work')
		.select(['lead_id', 'form', 'version', 'status', 'follow_up_on', 'assigned_to'])
		.where('assigned_to', '=', staffId)
		.where(isToBeDone)
		.orderBy('lead_id')
		.forUpdate()
		.execute()
	const released = {
		columns: { assigned_to: null },
		events: [{ kind: 'assignment', from: staffId }],
	} as const
	for (const lead of leads) await changeLead(trx, by, lead, released, now)
}

/** How long released requests are announced. */
const newsMs = 60 * 24 * 60 * 60_000

/** People whose requests were released when they lost access, and how many are still unassigned, by name. */
export async function releasedRequests(
	db: Kysely<Database>,
	now: Date,
): Promise<{ name: string; count: number }[]> {
	const rows = await db
		.selectFrom('lead_events')
		.innerJoin('staff', 'staff.id', 'lead_events.from_value')
		.innerJoin('lead_work', 'lead_work.lead_id', 'lead_events.lead_id')
		.select(['staff.id', 'staff.name'])
		.select(({ fn }) => fn.count<number | string>('lead_work.lead_id').distinct().as('count'))
		.where('kind', '=', 'assignment')
		.where('lead_events.created_at', '>', new Date(now.getTime() - newsMs).toISOString())
		.where('to_value', 'is', null)
		.where(({ or, eb }) =>
			or([eb('staff.is_active', '=', false), eb('staff.role', 'not in', rolesWithRequests)]),
		)
		.where('assigned_to', 'is', null)
		.where(isToBeDone)
		.groupBy(['staff.id', 'staff.name'])
		.orderBy('staff.name')
		.orderBy('staff.id')
		.execute()
	return rows.map(({ name, count }) => ({ name, count: Number(count) }))
}

function isToBeDone({ or, eb }: ExpressionBuilder<Database, 'lead_work'>) {
	return or([eb('status', 'in', openStatuses), eb('follow_up_on', 'is not', null)])
}
