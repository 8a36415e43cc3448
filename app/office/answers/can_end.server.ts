import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { isSettled } from '#app/leads/lead_statuses.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'

/** Whether an answer may be the end of this request: service work that is not done yet. */
export function canEnd({ form, status }: Pick<LeadWorkRow, 'form' | 'status'>): boolean {
	return leadDefinitions[form].way === 'service' && !isSettled(status)
}
