import type { LeadForm } from '#db/lead_rows.ts'

/** Where the office works on a lead. */
export function leadPath({ form, leadId }: { form: LeadForm; leadId: string }): string {
	return `/admin/leads/${form}/${leadId}`
}
