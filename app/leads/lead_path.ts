import type { LeadForm } from '#db/lead_rows.ts'

/** The path of a lead in the office. */
export function leadPath({ form, leadId }: { form: LeadForm; leadId: string }): string {
	return `/admin/leads/${form}/${leadId}`
}
