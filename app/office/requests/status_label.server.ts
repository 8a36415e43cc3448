import { listed } from '#platform/text/listed.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { leadStatuses, leadWays } from '#app/leads/lead_statuses.ts'
import type { Option } from '#app/company/option.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'

/** What the office calls the status of a request of this form. */
export function statusLabel(form: LeadForm, status: LeadStatus): string {
	return leadWays[leadDefinitions[form].way].labels[status]
}

/** The statuses to filter by, in the words of this form; for null, in those of all forms. */
export function statusOptions(form: LeadForm | null): Option[] {
	const ways = form === null ? Object.values(leadDefinitions) : [leadDefinitions[form]]
	return leadStatuses
		.filter((value) => ways.some(({ way }) => value === 'won' || leadWays[way].byHand.includes(value)))
		.map((value) => ({
			value,
			label: listed([...new Set(ways.map(({ way }) => leadWays[way].labels[value]))], 'or'),
		}))
}
