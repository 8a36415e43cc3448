import type { LeadEventRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { siteEvent } from './site_event.server.ts'

/** The automatic history entry that no receipt was mailed. */
export function noReceiptEvent(form: LeadForm, leadId: string, now: Date): LeadEventRow {
	return siteEvent({ form, lead_id: leadId, kind: 'no-receipt' }, now)
}
