import type { Transaction } from 'kysely'
import { statusColumns } from '#app/leads/status_columns.ts'
import { mergeThreeWays } from '#platform/forms/three_way_merge.server.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type LeadKey, recordEvent } from './lead_events.server.ts'
import { lockLead } from '#app/leads/lock_lead.server.ts'

/** What a member of staff set, with what they saw when they began. */
export interface LeadEdit {
	/** The version that they saw. */
	version: number
	status: { was: LeadStatus; is: LeadStatus }
	/** A member of staff's id; null for nobody. */
	assignee: { was: string | null; is: string | null }
	/** Empty for none. */
	note: string
}

/** The fields that two people may set at once. */
export interface Workings {
	status: LeadStatus
	assignee: string | null
}

export type Saved =
	| { ok: true }
	| { ok: false; reason: 'missing' }
	| { ok: false; reason: 'unknown-person' }
	/**
	 * Somebody else set the same field meanwhile, and nothing was saved. `values` has mine there and theirs everywhere
	 * else.
	 */
	| {
			ok: false
			reason: 'changed'
			values: Workings
			stored: Workings & { version: number }
			collisions: (keyof Workings)[]
	  }

/**
 * Saves status, assignee and note in one transaction, with a line of history for each. Only what was changed in the
 * form is set, so that nobody reverts what another did meanwhile. Throws if the store fails.
 */
export async function saveLead(
	{ db, kind }: Store,
	staff: Staff,
	lead: LeadKey,
	edit: LeadEdit,
	now: Date,
): Promise<Saved> {
	return db.transaction().execute(async (trx): Promise<Saved> => {
		const work = await lockLead(trx, kind, lead)
		if (!work) return { ok: false, reason: 'missing' }
		const theirs: Workings = { status: work.status, assignee: work.assigned_to }
		const { values, collisions } = mergeThreeWays<Workings>({
			base: { status: edit.status.was, assignee: edit.assignee.was },
			theirs,
			mine: { status: edit.status.is, assignee: edit.assignee.is },
		})
		if (collisions.length > 0)
			return {
				ok: false,
				reason: 'changed',
				values,
				stored: { ...theirs, version: work.version },
				collisions,
			}
		const { status, assignee: assigned_to } = values
		const isAssigneeSet = assigned_to !== work.assigned_to
		if (isAssigneeSet && assigned_to !== null && !(await isAtWork(trx, assigned_to)))
			return { ok: false, reason: 'unknown-person' }

		if (status !== work.status || isAssigneeSet) {
			const version = work.version + 1
			await trx
				.updateTable('lead_work')
				.set({ ...statusColumns(work, status, now), assigned_to, version, updated_at: now.toISOString() })
				.where('lead_id', '=', lead.leadId)
				.execute()
			if (status !== work.status) {
				const change = { kind: 'status', lead, version, from: work.status, to: status } as const
				await recordEvent(trx, staff, change, now)
			}
			if (isAssigneeSet) {
				const change = { kind: 'assignment', lead, version, from: work.assigned_to, to: assigned_to } as const
				await recordEvent(trx, staff, change, now)
			}
		}
		if (edit.note !== '') await recordEvent(trx, staff, { kind: 'note', lead, note: edit.note }, now)
		return { ok: true }
	})
}

async function isAtWork(trx: Transaction<Database>, staffId: string): Promise<boolean> {
	const person = await trx
		.selectFrom('staff')
		.select('id')
		.where('id', '=', staffId)
		.where('is_active', '=', true)
		.executeTakeFirst()
	return person !== undefined
}
