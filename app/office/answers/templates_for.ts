import type { LeadForm } from '#db/lead_rows.ts'

/** A template as staff choose it. */
export interface OfferedTemplate {
	id: string
	name: string
	to: string
}

/** The templates for requests of this form: its own first, then those for any; without a form these alone. */
export function templatesFor<Row extends { form: LeadForm | 'any' }>(
	templates: { ok: true; rows: readonly Row[] } | { ok: false },
	form: LeadForm | null,
): Row[] {
	const rows = templates.ok ? templates.rows : []
	return [...rows.filter((row) => row.form === form), ...rows.filter((row) => row.form === 'any')]
}
