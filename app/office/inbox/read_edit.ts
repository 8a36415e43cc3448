import { typedText } from '#platform/forms/typed_text.ts'
import { isDay } from '#platform/time/civil_day.ts'
import { canFollowUpOn } from '#app/leads/follow_up.ts'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import { type Amount, readCents } from '#app/leads/amount.ts'
import { amountComplaint } from '../requests/amount.ts'
import { lostReasons } from '../requests/lost_reasons.ts'
import type { LeadEdit } from '../requests/save_lead.server.ts'
import { typedWork, type TypedWork } from './typed_work.ts'
import type { Workings } from '../requests/workings.ts'

export type ReadEdit =
	| { ok: true; edit: LeadEdit }
	/** `complaint` is null where it is no form of ours. */
	| { ok: false; complaint: string | null }

/** Reads the form of a lead's page; where something cannot be saved, the sentence that says so. */
export function readEdit(entries: FormData, now: Date): ReadEdit {
	const typed = typedWork(entries)
	const text = (name: string) => typedText(entries, name)
	const version = Number(text('version'))
	const was = readWas(text)
	const status = oneOf(leadStatuses, typed.status)
	if (!Number.isSafeInteger(version) || version < 1 || was === null || status === null)
		return { ok: false, complaint: null }
	if (typed.note.length > 4000)
		return complain('Please shorten the note to 4000 characters or fewer. Nothing was saved yet.')
	const amount = readAmount(typed)
	if (amount === 'invalid') return complain(amountComplaint)
	const followUpOn = (typed.followUp === 'other' ? typed.followUpDay : typed.followUp) || null
	if (typed.followUp === 'other' && followUpOn === null)
		return complain('Please choose the day of the follow-up. Nothing was saved yet.')
	if (
		followUpOn !== null &&
		followUpOn !== was.followUpOn &&
		!(isDay(followUpOn) && canFollowUpOn(followUpOn, now))
	)
		return complain(
			'Please choose today or a later day, within two years, to follow up. Nothing was saved yet.',
		)
	if (status === 'spam' && followUpOn !== null && followUpOn !== was.followUpOn)
		return complain(
			'Spam is not followed up: please choose another status or no follow-up. Nothing was saved yet.',
		)
	const is: Workings = {
		status,
		assignee: typed.assignee || null,
		amount,
		lostReason: status === 'lost' ? oneOf(lostReasons, typed.lostReason) : null,
		followUpOn,
	}
	return { ok: true, edit: { version, was, is, note: typed.note } }
}

/** What the page was loaded with, as its form sent it back; null where it is no form of ours. */
export function readKnown(entries: FormData): (Workings & { version: number }) | null {
	const text = (name: string) => typedText(entries, name)
	const was = readWas(text)
	return was && { ...was, version: Number(text('version')) }
}

function readWas(text: (name: string) => string): Workings | null {
	const status = oneOf(leadStatuses, text('was_status'))
	if (status === null) return null
	const amount = readAmount({ amount: text('was_amount'), amountPer: text('was_amount_per') })
	return {
		status,
		assignee: text('was_assignee') || null,
		amount: amount === 'invalid' ? null : amount,
		lostReason: oneOf(lostReasons, text('was_lost_reason')),
		followUpOn: text('was_follow_up') || null,
	}
}

/** `$43 a month` and `450 once` say themselves how often. */
function readAmount({
	amount,
	amountPer,
}: Pick<TypedWork, 'amount' | 'amountPer'>): Amount | null | 'invalid' {
	const text = amount.trim().toLowerCase()
	if (text === '') return null
	const [, number = '', words = ''] = /^([$\d.,\s]{1,30})([a-z/ ]{0,20})$/.exec(text) ?? []
	const cents = readCents(number)
	if (cents === null) return 'invalid'
	if (words.includes('mo')) return { cents, per: 'month' }
	if (words.includes('once')) return { cents, per: 'once' }
	return words.trim() === '' ? { cents, per: amountPer === 'once' ? 'once' : 'month' } : 'invalid'
}

function complain(complaint: string): ReadEdit {
	return { ok: false, complaint }
}

function oneOf<const Value extends string>(values: readonly Value[], text: string): Value | null {
	return values.find((value) => value === text) ?? null
}
