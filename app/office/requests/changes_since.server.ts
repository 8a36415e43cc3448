import type { Zoned } from '#app/company/zoned_time.ts'
import type { Store } from '#db/store.server.ts'
import { formatEvent } from './format_event.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import { readLead } from './lead_record.server.ts'
import { staffNames } from './list_staff.server.ts'

/** The events of a lead since this version, as sentences, latest first. */
export async function changesSince(
	store: Pick<Store, 'db'>,
	lead: LeadKey,
	version: number,
	zoned: Zoned,
): Promise<{ id: string; text: string }[]> {
	const record = await readLead(store, lead)
	const names = await staffNames(store)
	return (record?.events ?? [])
		.filter((event) => (event.version ?? 0) > version)
		.map((event) => ({
			id: event.id,
			text: `${event.staff_name} ${formatEvent(event, names)}, ${formatDateTime(event.created_at, zoned)}.`,
		}))
}
