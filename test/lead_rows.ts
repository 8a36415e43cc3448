import { randomUUID } from 'node:crypto'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { queueOrder, waitingWork } from '#app/leads/lead_work.ts'
import { dueAt } from '#app/leads/promise_clock/due_at.ts'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import type { LeadStatus, LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Store } from '#db/store.server.ts'
import { staffRow } from './rows.ts'

const towns = ['Windsor', 'Greeley', 'Fort Collins', 'Loveland', 'Longmont']
const firstNames = ['June', 'Ada', 'José', 'Wren', 'Otto']
const forms: LeadForm[] = ['quote', 'rolloff', 'hoa']
const halfHour = 30 * 60_000

/** The inbox row of a lead received at `createdAt`, with `changes` applied and its queue order computed. */
export function leadWorkRow(createdAt: string, changes: Partial<LeadWorkRow> = {}, number = 1): LeadWorkRow {
	const id = changes.lead_id ?? randomUUID()
	const form = changes.form ?? forms[number % forms.length] ?? 'quote'
	const contact = {
		name: changes.name ?? `${firstNames[number % firstNames.length]} ${number}`,
		organization: form === 'hoa' ? `Meadow ${number} HOA` : null,
		email: `neighbor${number}@example.com`,
		phone: `(970) 555-${String(number % 10_000).padStart(4, '0')}`,
		place: `${number} Elm St, ${towns[number % towns.length]}`,
		asked: form === 'rolloff' ? '20 Yard' : 'Commercial Waste Management',
	}
	const stored = { id, reference: `HH-${id.slice(0, 8)}`, review_reason: null, created_at: createdAt }
	const due = changes.due_at
		? new Date(changes.due_at)
		: dueAt(leadDefinitions[form].promise, new Date(createdAt), facts)
	const won_at = changes.status === 'won' ? (changes.first_answered_at ?? createdAt) : null
	const row = { ...waitingWork(form, stored, contact, due), won_at, ...changes }
	return { ...row, queue_order: queueOrder(row, facts) }
}

/** Inserts leads into the inbox and their assignees into the staff list, but no rows into the forms' tables. */
export async function insertLeads({ db }: Pick<Store, 'db'>, works: readonly LeadWorkRow[]): Promise<void> {
	const people = new Set(works.map(({ assigned_to }) => assigned_to).filter((id) => id !== null))
	if (people.size > 0)
		await db
			.insertInto('staff')
			.values([...people].map((id) => staffRow({ id })))
			.onConflict((conflict) => conflict.column('id').doNothing())
			.execute()
	for (let at = 0; at < works.length; at += 500) {
		const batch = works.slice(at, at + 500)
		const leads = batch.map(({ lead_id: id, form, created_at }) => ({ id, form, created_at }))
		await db.insertInto('leads').values(leads).execute()
		await db.insertInto('lead_work').values(batch).execute()
	}
}

/** The inbox rows of `count` leads before `now`, half an hour apart; only the latest 40 are new. */
export function leadWorkRows(count: number, now: Date): LeadWorkRow[] {
	return Array.from({ length: count }, (_, index) => {
		const number = index + 1
		const came = now.getTime() - number * halfHour
		const status: LeadStatus = number <= 40 ? 'new' : (leadStatuses[1 + (number % 4)] ?? 'won')
		const isAnswered = status !== 'new' && status !== 'spam'
		const changes = {
			status,
			assigned_to: number % 3 === 0 ? null : `staff-${number % 3}`,
			due_at: new Date(came + 4 * halfHour).toISOString(),
			first_answered_at: isAnswered ? new Date(came + halfHour).toISOString() : null,
		}
		return leadWorkRow(new Date(came).toISOString(), changes, number)
	})
}
