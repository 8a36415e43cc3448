import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { LeadEventKind, LeadStatus, LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import { addTextWords } from './text_words.server.ts'

/** A lead of one of the forms. */
export interface LeadKey {
	form: LeadForm
	leadId: string
}

/** Who did something to a lead; only staff have an id. */
export interface Author {
	id: string | null
	name: string
}

export const theSite: Author = { id: null, name: 'The site' }
export const theCustomer: Author = { id: null, name: 'The customer' }

/** A line of a lead's history. */
export interface LeadEvent {
	kind: LeadEventKind
	from?: string | null
	to?: string | null
	note?: string | null
}

/** The lead as stored now, locked until the transaction ends. */
export async function lockLead(
	trx: Transaction<Database>,
	{ form, leadId }: LeadKey,
): Promise<LeadWorkRow | undefined> {
	return trx
		.selectFrom('lead_work')
		.selectAll()
		.where('lead_id', '=', leadId)
		.where('form', '=', form)
		.forUpdate()
		.executeTakeFirst()
}

/** Changes a locked lead, which raises its version, and records these lines of that version. */
export async function changeLead(
	trx: Transaction<Database>,
	by: Author,
	{ form, lead_id: leadId, version: before }: Pick<LeadWorkRow, 'form' | 'lead_id' | 'version'>,
	{ columns, events }: { columns: Partial<LeadWorkRow>; events: readonly LeadEvent[] },
	now: Date,
): Promise<void> {
	const version = before + 1
	await trx
		.updateTable('lead_work')
		.set({ ...columns, version, updated_at: now.toISOString() })
		.where('lead_id', '=', leadId)
		.execute()
	for (const event of events) await recordEvent(trx, by, { ...event, lead: { form, leadId }, version }, now)
}

/** The line of history for another status; none for the same. */
export function statusEvents({ status }: Pick<LeadWorkRow, 'status'>, next: LeadStatus): LeadEvent[] {
	return next === status ? [] : [{ kind: 'status', from: status, to: next }]
}

/** Adds a line to the history: who did what, and when. The lead is found by the words of its note. Without a lead it concerns no single one. */
export async function recordEvent(
	db: Kysely<Database>,
	by: Author,
	{ kind, lead, version, from, to, note }: LeadEvent & { lead: LeadKey | null; version?: number },
	now: Date,
): Promise<void> {
	const row = {
		id: randomUUID(),
		form: lead?.form ?? null,
		lead_id: lead?.leadId ?? null,
		version: version ?? null,
		kind,
		staff_id: by.id,
		staff_name: by.name,
		from_value: from ?? null,
		to_value: to ?? null,
		note: note ?? null,
		created_at: now.toISOString(),
	}
	await db.insertInto('lead_events').values(row).execute()
	if (lead && note) await addTextWords(db, lead.leadId, note)
}
