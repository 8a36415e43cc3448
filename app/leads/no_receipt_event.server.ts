import { randomUUID } from 'node:crypto'
import type { LeadEventRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'

/** The automatic history entry that no receipt was mailed. */
export function noReceiptEvent(form: LeadForm, leadId: string, now: Date): LeadEventRow {
	return {
		id: randomUUID(),
		form,
		lead_id: leadId,
		version: null,
		kind: 'no-receipt',
		staff_id: null,
		staff_name: 'The site',
		from_value: null,
		to_value: null,
		note: null,
		created_at: now.toISOString(),
	}
}
