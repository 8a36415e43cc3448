import { typedText } from '#platform/forms/typed_text.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { readCents } from '#app/leads/amount.ts'
import type { AmountPer } from '#db/inbox_rows.ts'
import { cleanLine, cleanParagraphs } from '#platform/forms/clean_text.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import { type FilledAnswer, unfilledProblem } from '../answers/fill_answer.ts'
import type { OfferTerms } from './send_offer.server.ts'

/** The form of an offer as typed. */
export interface TypedOffer {
	/** One a line. */
	lines: string
	amount: string
	per: string
	validUntil: string
	note: string
}

const most = { lines: 20, line: 200, note: 2000, days: 365 }

/** The terms of a filled-in form, or what is wrong with it; and what was typed, with its placeholders as `fill` fills them. */
export function readOfferForm(
	entries: FormData,
	now: Date,
	fill: (text: string) => FilledAnswer = (asTyped) => ({ text: asTyped, unfilled: [] }),
): { typed: TypedOffer; terms: OfferTerms | null; errors: FieldError[] } {
	const text = (name: string) => typedText(entries, name)
	const filled = { lines: fill(cleanParagraphs(text('lines'))), note: fill(cleanParagraphs(text('note'))) }
	const typed: TypedOffer = {
		lines: filled.lines.text,
		amount: cleanLine(text('amount')),
		per: text('per'),
		validUntil: text('valid_through'),
		note: filled.note.text,
	}
	const lines = [...new Set(typed.lines.split('\n').map((line) => line.trim()))].filter(Boolean)
	const cents = readCents(typed.amount)
	const per: AmountPer | null = typed.per === 'once' || typed.per === 'month' ? typed.per : null
	const today = localTimeOf(now).date
	const last = addDays(civilDay(today), most.days).date
	const isHolding = isDay(typed.validUntil) && today <= typed.validUntil && typed.validUntil <= last
	const errors: FieldError[] = []
	const fault = (field: string, message: string) => void errors.push({ field, message })
	if (lines.length === 0) fault('lines', 'Please write what is included, one thing a line.')
	else if (lines.length > most.lines) fault('lines', `Please write ${most.lines} lines or fewer.`)
	else if (lines.some((line) => line.length > most.line))
		fault('lines', `Please shorten each line to ${most.line} characters or fewer.`)
	for (const [field, problem] of [
		['lines', unfilledProblem(filled.lines)],
		['note', unfilledProblem(filled.note)],
	] as const)
		if (problem !== null) fault(field, problem)
	if (cents === null) fault('amount', 'Please enter the price in dollars, like 43 or 1,250.50.')
	if (per === null) fault('per', 'Please choose whether the price is once or a month.')
	if (!isHolding)
		fault('valid_through', 'Please choose the last day of the offer, from today to a year from now.')
	if (typed.note.length > most.note)
		fault('note', `Please shorten the note to ${most.note} characters or fewer.`)
	if (errors.length > 0 || cents === null || per === null) return { typed, terms: null, errors }
	const terms: OfferTerms = {
		lines,
		amount_cents: cents,
		amount_per: per,
		valid_through: typed.validUntil,
		note: typed.note || null,
	}
	return { typed, terms, errors }
}
