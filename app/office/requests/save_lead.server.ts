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
import { storedAmount } from './amount.ts'
import { type LeadProgress, progressOf } from './lead_progress.ts'

/** What a member of staff set, with what they saw when they began; what they did not set is left as it is. */
export interface LeadEdit {
	/** The version that they saw. */
	version: number
	was: Partial<LeadProgress>
	is: Partial<LeadProgress>
	/** Empty for none. */
	note: string
}

/**
 * `no-reason`: set to lost without saying why. `not-by-hand`: a status that requests of its way do not get by hand.
 * `set-aside`: it looks like spam, and becomes a request by a command of its own.
 */
export type SaveRefusal = 'missing' | 'unknown-person' | 'no-reason' | 'not-by-hand' | 'set-aside'

type Saved =
	| { ok: true }
	| { ok: false; reason: SaveRefusal }
	/**
	 * Somebody else set the same field meanwhile, and nothing was saved. `values` has mine there and theirs everywhere
	 * else.
	 */
	| {
			ok: false
			reason: 'changed'
			values: LeadProgress
			stored: LeadProgress & { version: number }
			collisions: (keyof LeadProgress)[]
	  }

/**
 * Saves status, assignee, amount, reason, follow-up and note in one transaction, with a line of history for each. Only
 * what was changed in the form is set, so that nobody reverts what another did meanwhile. Throws if the store fails.
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

/** Mine and theirs, as they can stand together: a reason only with lost, a follow-up not on spam. */
function mergeProgress({ was, is }: LeadEdit, theirs: LeadProgress): Merged<LeadProgress> {
	const merged = mergeThreeWays<LeadProgress>({ base: was, theirs, mine: is })
	const { values, collisions } = merged
	if (values.status === 'spam' && values.followUpOn !== null) {
		const isNew = (of: Partial<LeadProgress>) => (of.followUpOn ?? null) !== (was.followUpOn ?? null)
		// What one of us plans to follow up is spam to the other: we do not agree.
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

/** The lines of the history for what is different; those that a status brings along are not told apart from it. */
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
