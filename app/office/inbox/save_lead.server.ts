import type { Transaction } from 'kysely'
import { queueOrder } from '#app/leads/lead_work.ts'
import type { LeadStatus, LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type LeadKey, recordEvent } from './lead_events.server.ts'
import { lockLead } from './lock_lead.server.ts'

/** What a member of staff set, beside what they had read when they began. */
export interface LeadEdit {
	/** The version that was on their screen. */
	version: number
	status: { was: LeadStatus; is: LeadStatus }
	/** A member of staff's id; null for nobody. */
	assignee: { was: string | null; is: string | null }
	/** Empty for none. */
	note: string
}

/** `changed`: somebody else set the status or the person meanwhile; nothing was saved. */
export type Saved = { ok: true } | { ok: false; reason: 'missing' | 'changed' | 'unknown-person' }

/**
 * Saves status, person and note in one transaction, with a line of history for each. Only what was changed on the
 * screen is set. A note alone never stands in anybody's way. Throws when the store fails.
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
		const isStatusSet = edit.status.is !== edit.status.was
		const isAssigneeSet = edit.assignee.is !== edit.assignee.was
		if ((isStatusSet || isAssigneeSet) && work.version !== edit.version)
			return { ok: false, reason: 'changed' }
		if (isAssigneeSet && edit.assignee.is !== null && !(await isAtWork(trx, edit.assignee.is)))
			return { ok: false, reason: 'unknown-person' }

		if (isStatusSet || isAssigneeSet) {
			const version = work.version + 1
			const status = isStatusSet ? edit.status.is : work.status
			const assigned_to = isAssigneeSet ? edit.assignee.is : work.assigned_to
			await trx
				.updateTable('lead_work')
				.set({ ...statusColumns(work, status, now), assigned_to, version, updated_at: now.toISOString() })
				.where('lead_id', '=', lead.leadId)
				.execute()
			if (status !== work.status) {
				const change = { kind: 'status', lead, version, from: work.status, to: status } as const
				await recordEvent(trx, staff, change, now)
			}
			if (assigned_to !== work.assigned_to) {
				const change = { kind: 'assignment', lead, version, from: work.assigned_to, to: assigned_to } as const
				await recordEvent(trx, staff, change, now)
			}
		}
		if (edit.note !== '') await recordEvent(trx, staff, { kind: 'note', lead, note: edit.note }, now)
		return { ok: true }
	})
}

/** A lead counts as answered from the first time somebody says so; back to `new` means that nobody has. */
function statusColumns(work: LeadWorkRow, status: LeadStatus, now: Date) {
	const answered = status === 'spam' ? work.first_answered_at : (work.first_answered_at ?? now.toISOString())
	return {
		status,
		first_answered_at: status === 'new' ? null : answered,
		queue_order: queueOrder({ ...work, status }),
	}
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
