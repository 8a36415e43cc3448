import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { addTextWords } from '#app/leads/text_words.server.ts'
import type { LeadEventKind, LeadEventRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Staff } from '../sign_in/staff.server.ts'

/** A lead of one of the forms. */
export interface LeadKey {
	form: LeadForm
	leadId: string
}

interface Happening {
	kind: LeadEventKind
	/** Null for events that concern no single lead. */
	lead: LeadKey | null
	version?: number
	from?: string | null
	to?: string | null
	note?: string | null
}

/** Adds a line to the history: who did what, and when. The lead is found by the words of its note. */
export async function recordEvent(
	db: Kysely<Database>,
	staff: Pick<Staff, 'id' | 'name'>,
	happening: Happening,
	now: Date,
): Promise<void> {
	const { kind, lead, version, from, to, note } = happening
	const row: LeadEventRow = {
		id: randomUUID(),
		form: lead?.form ?? null,
		lead_id: lead?.leadId ?? null,
		version: version ?? null,
		kind,
		staff_id: staff.id,
		staff_name: staff.name,
		from_value: from ?? null,
		to_value: to ?? null,
		note: note ?? null,
		created_at: now.toISOString(),
	}
	await db.insertInto('lead_events').values(row).execute()
	if (lead && note) await addTextWords(db, lead.leadId, note)
}
