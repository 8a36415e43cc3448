import { cleanLine } from '#platform/forms/clean_text.ts'
import { compareText } from '#platform/text/compare_text.ts'
import { z } from 'zod'
import { isDay } from '#platform/time/civil_day.ts'
import type { FactKind } from './fact_kinds.ts'
import { closedDayTexts } from './fact_text.ts'
import { type HolidayKey, holidayKeys, type HolidayRule, holidayRule } from './holidays.ts'

const holidaySentence = 'Please choose what each holiday means.'
const daySentence = 'Please give each closed day a date and a name of 60 characters or fewer.'

/** Deviations from the built-in holiday rules; a form sends `KEY:RULE`, comma-separated. */
export function holidayRules(): FactKind {
	const chosen = z
		.partialRecord(z.enum(holidayKeys), z.enum(['moved', 'usual', 'open'], holidaySentence), holidaySentence)
		.overwrite((rules) => Object.fromEntries(deviations(rules)))
	return { control: 'holidays', schema: z.preprocess(toRules, chosen) }
}

/** Days other than holidays on which the office is closed; a form sends date, name and pickups, each on its own line. */
export function closedDays(max: number): FactKind {
	const closedDay = z.strictObject(
		{
			date: z.string().refine(isDay, daySentence),
			name: z.string().overwrite(cleanLine).min(1, daySentence).max(60, daySentence),
			pickups: z.enum(['moved', 'usual'], daySentence),
		},
		daySentence,
	)
	const days = z
		.array(closedDay, daySentence)
		.max(max, `Please list ${max} closed days at most: those long over can go.`)
		.refine((all) => new Set(all.map(({ date }) => date)).size === all.length, 'Please name each date once.')
		.overwrite((all) => all.toSorted((one, other) => compareText(one.date, other.date)))
	return { control: 'closedDays', schema: z.preprocess(toDays, days) }
}

function deviations(rules: Readonly<Partial<Record<HolidayKey, HolidayRule>>>): [HolidayKey, HolidayRule][] {
	return holidayKeys.flatMap((key) => {
		const rule = rules[key]
		return rule === undefined || rule === holidayRule(key, {}) ? [] : [[key, rule]]
	})
}

function toRules(value: unknown): unknown {
	if (typeof value !== 'string') return value
	return Object.fromEntries(value.split(',').map((pair) => pair.split(':', 2)))
}

function toDays(value: unknown): unknown {
	return typeof value === 'string' ? closedDayTexts(value) : value
}
