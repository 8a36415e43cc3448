import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { readCents } from '#app/leads/amount.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import type { MessageValues } from './shown_message.ts'

/** The terms of an offer. */
export type OfferTerms = Pick<OfferRow, 'lines' | 'amount_cents' | 'amount_per' | 'valid_through' | 'note'>

const most = { lines: 20, line: 200, days: 365 }

/** Parses an offer's form, which may be valid through any day from today to a year from now; else returns errors. */
export function readTerms(
	{ lines: text = '', amount = '', per, valid_through = '', note }: MessageValues,
	now: Date,
	zoned: Zoned,
): { draft: OfferTerms } | { errors: FieldError[] } {
	const lines = text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean)
	const amount_cents = readCents(amount)
	const amount_per = per === 'once' || per === 'month' ? per : null
	const today = localTimeOf(now, zoned).date
	const last = addDays(civilDay(today), most.days).date
	const isHolding = isDay(valid_through) && today <= valid_through && valid_through <= last
	const errors: FieldError[] = []
	const add = (field: string, message: string) => void errors.push({ field, message })
	if (lines.length > most.lines) add('lines', `Please write ${most.lines} lines or fewer.`)
	else if (lines.some((line) => line.length > most.line))
		add('lines', `Please shorten each line to ${most.line} characters or fewer.`)
	if (amount_cents === null) add('amount', 'Please enter the price in dollars, like 43 or 1,250.50.')
	if (amount_per === null) add('per', 'Please choose whether the price is once or a month.')
	if (!isHolding)
		add('valid_through', 'Please choose the last day of the offer, from today to a year from now.')
	if (errors.length > 0 || amount_cents === null || amount_per === null) return { errors }
	return { draft: { lines, amount_cents, amount_per, valid_through, note: note || null } }
}
