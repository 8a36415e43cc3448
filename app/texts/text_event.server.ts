import { randomUUID } from 'node:crypto'
import type { LeadEventRow, LeadWorkRow } from '#db/inbox_rows.ts'
import type { Keyword } from './keywords.ts'

/** The history entry of a request that a text came; the words are in the text alone. */
export function textEvent(
	{ form, lead_id }: Pick<LeadWorkRow, 'form' | 'lead_id'>,
	keyword: Keyword | null,
	now: Date,
): LeadEventRow {
	return {
		id: randomUUID(),
		form,
		lead_id,
		version: null,
		kind: 'text-in',
		staff_id: null,
		staff_name: 'The customer',
		from_value: null,
		to_value: keyword,
		note: null,
		created_at: now.toISOString(),
	}
}
