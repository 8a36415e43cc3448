import { listed } from '#platform/text/listed.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { leadStatuses, leadWays } from '#app/leads/lead_statuses.ts'
import type { Option } from '#app/company/option.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'

/** The office's label of a status for requests of this form. */
export function statusLabel(form: LeadForm, status: LeadStatus): string {
	return leadWays[leadDefinitions[form].way].labels[status]
}

/** The statuses to filter by, with this form's labels; for null, with those of all forms. */
export function statusOptions(form: LeadForm | null): Option[] {
	const ways = form === null ? Object.values(leadDefinitions) : [leadDefinitions[form]]
	return leadStatuses
		.filter((value) => ways.some(({ way }) => value === 'won' || leadWays[way].byHand.includes(value)))
		.map((value) => ({
			value,
			label: listed([...new Set(ways.map(({ way }) => leadWays[way].labels[value]))], 'or'),
		}))
}
