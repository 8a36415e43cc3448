import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import type { Store } from '#db/store.server.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import { statusLabel } from '../../requests/status_label.server.ts'
import { seenValue } from '../read_bulk.ts'

/** A chosen lead for the page; `seen` is the value that its form submits. */
export type ChosenLead = Awaited<ReturnType<typeof chosenLeads>>[number]

/** Reads the chosen leads that still exist, by name. */
export async function chosenLeads(
	{ db }: Store,
	keys: readonly LeadKey[],
	nameByStaffId: ReadonlyMap<string, string>,
) {
	if (keys.length === 0) return []
	const ids = keys.map(({ leadId }) => leadId)
	const rows = await db
		.selectFrom('lead_work')
		.select([
			'lead_id',
			'form',
			'name',
			'asked',
			'reference',
			'status',
			'assigned_to',
			'lost_reason',
			'version',
		])
		.where('lead_id', 'in', ids)
		.orderBy('search_text')
		.orderBy('lead_id')
		.execute()
	return rows.map(
		({ lead_id: leadId, form, status, version, assigned_to: assignee, lost_reason: lostReason, ...row }) => ({
			leadId,
			seen: seenValue({ form, leadId, version, was: { status, assignee, lostReason } }),
			name: row.name,
			about: `${leadDefinitions[form].label}: ${row.asked}`,
			status: statusLabel(form, status),
			assignee: assignee === null ? '' : (nameByStaffId.get(assignee) ?? ''),
		}),
	)
}
