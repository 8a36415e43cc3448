import { oneOf } from '#platform/forms/one_of.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { isDay } from '#platform/time/civil_day.ts'
import { canFollowUpOn } from '#app/leads/follow_up.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import { type Amount, readCents } from '#app/leads/amount.ts'
import { lostReasons } from '../requests/lost_reasons.ts'
import { longestNote, noteTooLong } from '../requests/note_limit.ts'
import type { LeadEdit } from '../requests/save_lead.server.ts'
import { openedValues, readVersion, sentValues } from './progress_values.ts'
import type { LeadProgress } from '../requests/lead_progress.ts'

/** Reads the form of a lead's progress; returns a sentence if something is invalid. */
export function readEdit(form: FormData, now: Date, zoned: Zoned): LeadEdit | string {
	const values = sentValues(form)
	const { follow_up = '', follow_up_day = '', note = '' } = values
	const version = readVersion(form)
	const was = readProgress(openedValues(form))
	const is = readProgress({ ...values, follow_up: follow_up === 'other' ? follow_up_day : follow_up })
	if (version === null || was === null || is === null) return 'The form could not be read.'
	if (note.length > longestNote) return noteTooLong
	if (readAmount(values) === 'invalid')
		return 'Please write the amount in dollars, like 43 or 1,250.50, up to $1,000,000.'
	if (follow_up === 'other' && is.followUpOn === null) return 'Please choose the day of the follow-up.'
	if (is.followUpOn !== null && is.followUpOn !== was.followUpOn) {
		if (!isDay(is.followUpOn) || !canFollowUpOn(is.followUpOn, now, zoned))
			return 'Please choose today or a later day, within two years, to follow up.'
		if (is.status === 'spam') return 'Spam is not followed up: please choose another status or no follow-up.'
	}
	return { version, was, is: { ...is, lostReason: is.status === 'lost' ? is.lostReason : null }, note }
}

/** The submitted progress; null without a valid status, which every genuine form has. */
function readProgress(values: FormValues): LeadProgress | null {
	const { status: chosen = '', assignee = '', lost_reason = '', follow_up = '' } = values
	const status = oneOf(leadStatuses, chosen)
	if (status === null) return null
	const amount = readAmount(values)
	return {
		status,
		assignee: assignee || null,
		amount: amount === 'invalid' ? null : amount,
		lostReason: oneOf(lostReasons, lost_reason),
		followUpOn: follow_up || null,
	}
}

/** Text such as `$43 a month` or `450 once` overrides the selected period. */
function readAmount({ amount = '', amount_per: per }: FormValues): Amount | null | 'invalid' {
	const text = amount.trim().toLowerCase()
	if (text === '') return null
	const [, number = '', words = ''] = /^([$\d.,\s]{1,30})([a-z/ ]{0,20})$/.exec(text) ?? []
	const cents = readCents(number)
	if (cents === null) return 'invalid'
	if (words.includes('mo')) return { cents, per: 'month' }
	if (words.includes('once')) return { cents, per: 'once' }
	return words.trim() === '' ? { cents, per: per === 'once' ? 'once' : 'month' } : 'invalid'
}
