import type { Zoned } from '#app/company/zoned_time.ts'
import { isDeepStrictEqual } from 'node:util'
import { assigneeOf } from '#app/leads/assignee.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { leadWays } from '#app/leads/lead_statuses.ts'
import { statusColumns } from '#app/leads/status_columns.ts'
import {
	changeLead,
	type LeadEvent,
	type LeadKey,
	lockLead,
	recordEvent,
} from '#app/leads/change_lead.server.ts'
import { type Merged, mergeThreeWays } from '#platform/forms/three_way_merge.server.ts'
import type { LeadEventKind, LeadWorkRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type LeadProgress, progressOf, storedAmount } from './lead_progress.ts'

/** An edit by a member of staff, with the state that they saw; fields that they did not set are left alone. */
export interface LeadEdit {
	/** The version of that state. */
	version: number
	was: Partial<LeadProgress>
	is: Partial<LeadProgress>
	/** Empty for none. */
	note: string
}

/**
 * `no-reason`: lost without a reason. `not-by-hand`: a status that cannot be set by hand for requests of this way.
 * `set-aside`: it looks like spam, and only `makeRequest` turns it into a request.
 */
export type SaveRefusal = 'missing' | 'unknown-person' | 'no-reason' | 'not-by-hand' | 'set-aside'

type Saved =
	| { ok: true }
	| { ok: false; reason: SaveRefusal }
	/**
	 * Somebody else changed the same field, so nothing was saved. `values` has mine in the conflicting fields and theirs in all
	 * others.
	 */
	| {
			ok: false
			reason: 'changed'
			values: LeadProgress
			stored: LeadProgress & { version: number }
			collisions: (keyof LeadProgress)[]
	  }

/**
 * Saves status, assignee, amount, reason, follow-up and note in one transaction, each with an event in the history. Only
 * fields changed in the form are set, so that nobody reverts another's change. Throws if the store fails.
 */
export async function saveLead(
	{ db }: Pick<Store, 'db'>,
	staff: Staff,
	lead: LeadKey,
	edit: LeadEdit,
	now: Date,
	zoned: Zoned,
): Promise<Saved> {
	return db.transaction().execute(async (trx): Promise<Saved> => {
		const work = await lockLead(trx, lead)
		if (!work) return { ok: false, reason: 'missing' }
		const stored = progressOf(work)
		const { values, collisions } = mergeProgress(edit, stored)
		if (collisions.length > 0) {
			const known = { ...stored, version: work.version }
			return { ok: false, reason: 'changed', values, stored: known, collisions }
		}
		const isSetAside = work.set_aside_at !== null
		if (isSetAside && values.status !== 'spam') return { ok: false, reason: 'set-aside' }
		const isConfirmed = isSetAside && work.confirmed_spam_at === null && edit.is.status === 'spam'
		const { byHand } = leadWays[leadDefinitions[work.form].way]
		if (values.status !== stored.status && !byHand.includes(values.status))
			return { ok: false, reason: 'not-by-hand' }
		if (values.status === 'lost' && stored.status !== 'lost' && values.lostReason === null)
			return { ok: false, reason: 'no-reason' }
		const isAssigneeSet = values.assignee !== stored.assignee
		if (
			isAssigneeSet &&
			values.assignee !== null &&
			!(await assigneeOf(trx, { assigned_to: values.assignee }))
		)
			return { ok: false, reason: 'unknown-person' }
		if (isConfirmed || !isDeepStrictEqual(values, stored)) {
			const columns = {
				...columnsOf(work, values, now, zoned),
				...(isConfirmed ? { confirmed_spam_at: now.toISOString() } : {}),
			}
			const confirmed: LeadEvent[] = isConfirmed ? [{ kind: 'status', to: 'spam' }] : []
			const events = [...confirmed, ...changesOf(stored, values)]
			await changeLead(trx, staff, work, { columns, events }, now)
		}
		if (edit.note !== '') await recordEvent(trx, staff, { kind: 'note', lead, note: edit.note }, now)
		return { ok: true }
	})
}

/** Merges mine and theirs into a valid state: a reason only with lost, no follow-up on spam. */
function mergeProgress({ was, is }: LeadEdit, theirs: LeadProgress): Merged<LeadProgress> {
	const merged = mergeThreeWays<LeadProgress>({ base: was, theirs, mine: is })
	const { values, collisions } = merged
	if (values.status === 'spam' && values.followUpOn !== null) {
		const isNew = (of: Partial<LeadProgress>) => (of.followUpOn ?? null) !== (was.followUpOn ?? null)
		// A follow-up contradicts spam, so this is a conflict.
		if (theirs.status === 'spam' && is.status !== undefined && isNew(is)) {
			if (!collisions.includes('status')) collisions.push('status')
			values.status = is.status
			return merged
		}
		if (was.followUpOn !== undefined && isNew(theirs)) collisions.push('followUpOn')
		values.followUpOn = null
	}
	if (values.status !== 'lost') values.lostReason = null
	return merged
}

function columnsOf(work: LeadWorkRow, values: LeadProgress, now: Date, zoned: Zoned) {
	const follow_up_on = values.followUpOn
	return {
		...statusColumns({ ...work, follow_up_on }, values.status, now, zoned),
		assigned_to: values.assignee,
		amount_cents: values.amount?.cents ?? null,
		amount_per: values.amount?.per ?? null,
		lost_reason: values.lostReason,
	}
}

/** Events for the differing fields, except for fields that change as a consequence of the status. */
function changesOf(was: LeadProgress, is: LeadProgress): LeadEvent[] {
	const lines = [
		{ kind: 'status' as const, from: was.status, to: is.status },
		{ kind: 'reason' as const, from: was.lostReason, to: is.lostReason },
		{ kind: 'assignment' as const, from: was.assignee, to: is.assignee },
		{ kind: 'amount' as const, from: storedAmount(was.amount), to: storedAmount(is.amount) },
		{ kind: 'follow-up' as const, from: was.followUpOn, to: is.followUpOn },
	]
	const isImplied = (kind: LeadEventKind, to: string | null) =>
		to === null && was.status !== is.status && kind === 'reason'
	return lines.filter(({ kind, from, to }) => from !== to && !isImplied(kind, to))
}
