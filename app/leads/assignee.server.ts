import type { Transaction } from 'kysely'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { rolesWithRequests } from './roles_with_requests.ts'

export interface Assignee {
	id: string
	/** In lower case. */
	email: string
}

/** The assignee of a request; null if it is unassigned, or the assignee has left or no longer answers requests. */
export async function assigneeOf(
	trx: Transaction<Database>,
	{ assigned_to }: Pick<LeadWorkRow, 'assigned_to'>,
): Promise<Assignee | null> {
	if (assigned_to === null) return null
	const staff = await trx
		.selectFrom('staff')
		.select(['id', 'email'])
		.where('id', '=', assigned_to)
		.where('is_active', '=', true)
		.where('role', 'in', rolesWithRequests)
		.executeTakeFirst()
	return staff ?? null
}
