import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { LeadEventKind, LeadStatus, LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import { assigneeOf } from './assignee.server.ts'
import { addTextWords } from './text_words.server.ts'

/** A lead of one of the forms. */
export interface LeadKey {
	form: LeadForm
	leadId: string
}

/** Who did something to a lead; only staff have an id. */
interface Author {
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

type Changing = Pick<LeadWorkRow, 'form' | 'lead_id' | 'version' | 'status' | 'follow_up_on' | 'assigned_to'>

/**
 * Changes a locked lead, which raises its version, and records these lines of that version. What is to be done of one whose assignee answers requests
 * no more is nobody's.
 */
export async function changeLead(
	trx: Transaction<Database>,
	by: Author,
	lead: Changing,
	{ columns, events }: { columns: Partial<LeadWorkRow>; events: readonly LeadEvent[] },
	now: Date,
): Promise<void> {
	const { form, lead_id: leadId } = lead
	const version = lead.version + 1
	const next = { ...lead, ...columns }
	const isReleased =
		isToBeDone(next) &&
		next.assigned_to !== null &&
		next.assigned_to === lead.assigned_to &&
		(await assigneeOf(trx, next)) === null
	await trx
		.updateTable('lead_work')
		.set({
			...columns,
			...(isReleased ? { assigned_to: null } : {}),
			version,
			updated_at: now.toISOString(),
		})
		.where('lead_id', '=', leadId)
		.execute()
	const released: LeadEvent[] = isReleased ? [{ kind: 'assignment', from: lead.assigned_to }] : []
	for (const event of [...events, ...released])
		await recordEvent(trx, by, { ...event, lead: { form, leadId }, version }, now)
}

function isToBeDone({ status, follow_up_on }: Pick<LeadWorkRow, 'status' | 'follow_up_on'>): boolean {
	return status === 'new' || status === 'contacted' || follow_up_on !== null
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
