import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { LeadEventKind, LeadStatus, LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import { assigneeOf } from './assignee.server.ts'
import { isSettled } from './lead_statuses.ts'
import { addTextWords } from './text_words.server.ts'

/** A lead of one of the forms. */
export interface LeadKey {
	form: LeadForm
	leadId: string
}

/** Who acted on a lead; only staff have an id. */
export interface Author {
	id: string | null
	name: string
}

export const theSite: Author = { id: null, name: 'The site' }
export const theCustomer: Author = { id: null, name: 'The customer' }

/** An entry of a lead's history. */
export interface LeadEvent {
	kind: LeadEventKind
	from?: string | null
	to?: string | null
	note?: string | null
}

/** Reads and locks the lead until the transaction ends. */
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
 * Changes a locked lead: raises its version and records these history entries under it. Unassigns an open
 * lead whose assignee no longer answers requests.
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
	return !isSettled(status) || follow_up_on !== null
}

/** The history entry for a changed status; none if the status is unchanged. */
export function statusEvents({ status }: Pick<LeadWorkRow, 'status'>, next: LeadStatus): LeadEvent[] {
	return next === status ? [] : [{ kind: 'status', from: status, to: next }]
}

/**
 * Adds an entry to the history: who did what, and when; its note becomes searchable. `lead` is null for an
 * entry about no single lead.
 */
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
