import { clockText, hourText } from './clock_text.ts'
import { dayNames } from './day_span.ts'
import type { FactInput } from './fact_kinds.ts'
import { observedHolidays } from './days_off.ts'
import { formatDollars } from './dollars.ts'
import type { ClosedDay, Facts } from './facts_type.ts'
import { type Paint, paintName } from './paints.ts'

/** A fact's value in a sentence: prices with $, times by the clock, days by their names, a switch as on or off. */
export function formatFact(input: FactInput | undefined, value: unknown): string {
	if (value === null || value === undefined || value === '') return 'empty'
	if (typeof value === 'boolean') return value ? 'on' : 'off'
	if (input === 'dollars' && typeof value === 'number') return formatDollars(value)
	if (input === 'time') return clockText(String(value))
	if (input === 'hour' && typeof value === 'number') return hourText(value)
	if (input === 'paint') return paintName(value as Paint).toLowerCase()
	if (input === 'holidays') return holidayText(value as Facts['hours']['holidays'])
	if (input === 'closedDays') return (value as ClosedDay[]).map(closedDayText).join('; ') || 'none'
	if (!Array.isArray(value)) return String(value)
	return value.map((one) => (input === 'weekdays' ? dayNames[Number(one) - 1] : String(one))).join(', ')
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function holidayText(holidays: Facts['hours']['holidays']): string {
	const moved = observedHolidays({ holidays }, 'moved')
	const usual = observedHolidays({ holidays }, 'usual')
	const only = usual.length > 0 ? [`only the office closed: ${usual.join(', ')}`] : []
	return [moved.join(', ') || 'none', ...only].join('; ')
}

function closedDayText({ date, name, pickups }: ClosedDay): string {
	const day = dayFormat.format(new Date(`${date}T00:00:00Z`))
	return `${day} ${name} (${pickups === 'moved' ? 'pickups move' : 'pickups as usual'})`
}
