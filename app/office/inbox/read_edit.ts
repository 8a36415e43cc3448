import { formText } from '#platform/forms/form_text.ts'
import { isDay } from '#platform/time/civil_day.ts'
import { canFollowUpOn } from '#app/leads/follow_up.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import { type Amount, readCents } from '#app/leads/amount.ts'
import { openedName } from '../kernel/fields/opened_name.ts'
import { lostReasons } from '../requests/lost_reasons.ts'
import { longestNote, noteTooLong } from '../requests/note_limit.ts'
import type { LeadEdit } from '../requests/save_lead.server.ts'
import { readValues } from './progress_values.ts'
import type { LeadProgress } from '../requests/lead_progress.ts'

/** Reads the form of a lead's progress; where something cannot be saved, the sentence that says so. */
export function readEdit(form: FormData, now: Date, zoned: Zoned): LeadEdit | string {
	const values = readValues(form)
	const known = readKnown(form)
	const status = oneOf(leadStatuses, values.status)
	if (known === null || status === null) return 'The form could not be read.'
	if (values.note.length > longestNote) return noteTooLong
	const amount = readAmount(values.amount, values.amountPer)
	if (amount === 'invalid')
		return 'Please write the amount in dollars, like 43 or 1,250.50, up to $1,000,000.'
	const followUpOn = (values.followUp === 'other' ? values.followUpDay : values.followUp) || null
	if (values.followUp === 'other' && followUpOn === null) return 'Please choose the day of the follow-up.'
	if (followUpOn !== null && followUpOn !== known.followUpOn) {
		if (!isDay(followUpOn) || !canFollowUpOn(followUpOn, now, zoned))
			return 'Please choose today or a later day, within two years, to follow up.'
		if (status === 'spam') return 'Spam is not followed up: please choose another status or no follow-up.'
	}
	const lostReason = status === 'lost' ? oneOf(lostReasons, values.lostReason) : null
	const { version, ...was } = known
	const is = { status, assignee: values.assignee || null, amount, lostReason, followUpOn }
	return { version, was, is, note: values.note }
}

/** What the page was loaded with, as its form sent it back; null where it is no form of ours. */
export function readKnown(form: FormData): (LeadProgress & { version: number }) | null {
	const opened = (control: string) => formText(form, openedName(control))
	const version = Number(formText(form, 'version'))
	const status = oneOf(leadStatuses, opened('status'))
	if (status === null || !Number.isSafeInteger(version) || version < 1) return null
	const amount = readAmount(opened('amount'), opened('amount_per'))
	return {
		version,
		status,
		assignee: opened('assignee') || null,
		amount: amount === 'invalid' ? null : amount,
		lostReason: oneOf(lostReasons, opened('lost_reason')),
		followUpOn: opened('follow_up') || null,
	}
}

/** `$43 a month` and `450 once` say themselves how often. */
function readAmount(amount: string, per: string): Amount | null | 'invalid' {
	const text = amount.trim().toLowerCase()
	if (text === '') return null
	const [, number = '', words = ''] = /^([$\d.,\s]{1,30})([a-z/ ]{0,20})$/.exec(text) ?? []
	const cents = readCents(number)
	if (cents === null) return 'invalid'
	if (words.includes('mo')) return { cents, per: 'month' }
	if (words.includes('once')) return { cents, per: 'once' }
	return words.trim() === '' ? { cents, per: per === 'once' ? 'once' : 'month' } : 'invalid'
}

function oneOf<const Value extends string>(values: readonly Value[], text: string): Value | null {
	return values.find((value) => value === text) ?? null
}
