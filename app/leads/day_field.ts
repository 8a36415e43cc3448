import * as z from 'zod/mini'
import { isBusinessDay } from '#app/company/business_hours.ts'
import { closedDaySentence, isTooLateToday, tooLateTodaySentence } from '#app/company/delivery_days.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { formatDayAsOf } from '#platform/time/format_day.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import type { DayField, FormDefinition } from './form_definition.ts'

/** The first and the last day that a field accepts now, in the company's time zone. */
export function dayRange(
	{ rule: { from, to } }: Pick<DayField, 'rule'>,
	zoned: Zoned,
	now: Date = new Date(),
): readonly [string, string] {
	const today = civilDay(localTimeOf(now, zoned).date)
	return [addDays(today, from).date, addDays(today, to).date]
}

/**
 * The schema of a day field: the day, or null if an optional field is empty. The accepted range depends on
 * today and is checked separately (`daysOutOfRange`).
 */
export function daySchema(field: DayField) {
	const { called } = field.rule
	const text = z.string().check(
		z.overwrite(cleanLine),
		z.refine((date) => isDay(date) || (date === '' && !field.required), `Please choose ${called}.`),
	)
	return z.pipe(
		text,
		z.transform((date: string) => (date === '' ? null : date)),
	)
}

/** An error for each day outside its field's range, in the company's time zone. */
export function daysOutOfRange(
	{ fields }: FormDefinition,
	values: FormValues,
	zoned: Zoned,
	now: Date,
): FieldError[] {
	const today = localTimeOf(now, zoned).date
	return Object.entries(fields).flatMap(([name, field]) => {
		const day = values[name]?.trim() ?? ''
		if (field.control !== 'date' || !isDay(day)) return []
		const [first, last] = dayRange(field, zoned, now)
		if (day >= first && day <= last) return []
		const range = [first, last].map((end) => formatDayAsOf(today, end)).join(' to ')
		return [{ field: name, message: `Please choose ${field.rule.called} from ${range}.` }]
	})
}

/** An error for each day that must be a business day but is not, or is today when it is too late for that. */
export function closedDays(
	{ fields }: FormDefinition,
	values: FormValues,
	facts: Pick<Facts, 'hours' | 'promises' | 'phone' | 'timeZone'>,
	now: Date,
): FieldError[] {
	const today = localTimeOf(now, facts).date
	const isTooLate = isTooLateToday(facts, now)
	return Object.entries(fields).flatMap(([name, field]) => {
		if (field.control !== 'date' || field.rule.onBusinessDays === undefined) return []
		const day = values[name]?.trim() ?? ''
		if (!isDay(day)) return []
		if (!isBusinessDay(civilDay(day), facts)) return [{ field: name, message: closedDaySentence(facts) }]
		if (day === today && isTooLate) return [{ field: name, message: tooLateTodaySentence(facts) }]
		return []
	})
}

/** An error for each day that is before the day of its `notBefore` field. */
export function misorderedDays({ fields }: FormDefinition, values: FormValues): FieldError[] {
	return Object.entries(fields).flatMap(([name, field]) => {
		if (field.control !== 'date' || field.rule.notBefore === undefined) return []
		const [first = '', last = ''] = [values[field.rule.notBefore], values[name]].map((day) => day?.trim())
		return isDay(first) && isDay(last) && last < first ? [{ field: name, message: field.rule.order }] : []
	})
}
