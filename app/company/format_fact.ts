import { formatDay } from '#platform/time/format_day.ts'
import { clockText, hourText } from './clock_text.ts'
import { dayNames } from './day_span.ts'
import type { FactControl } from './fact_kinds.ts'
import { observedHolidays } from './days_off.ts'
import { formatDollars } from './dollars.ts'
import type { ClosedDay, Facts } from './facts_type.ts'
import { type Paint, paintName } from './paints.ts'

/** Formats a fact's value for a sentence: prices with $, times as on a clock, days by name, a switch as on or off. */
export function formatFact(control: FactControl | undefined, value: unknown): string {
	if (value === null || value === undefined || value === '') return 'empty'
	if (typeof value === 'boolean') return value ? 'on' : 'off'
	if (control === 'dollars' && typeof value === 'number') return formatDollars(value)
	if (control === 'time') return clockText(String(value))
	if (control === 'hour' && typeof value === 'number') return hourText(value)
	if (control === 'paint') return paintName(value as Paint).toLowerCase()
	if (control === 'holidays') return holidayText(value as Facts['hours']['holidays'])
	if (control === 'closedDays') return (value as ClosedDay[]).map(closedDayText).join('; ') || 'none'
	if (!Array.isArray(value)) return String(value)
	return value.map((one) => (control === 'weekdays' ? dayNames[Number(one) - 1] : String(one))).join(', ')
}

function holidayText(holidays: Facts['hours']['holidays']): string {
	const moved = observedHolidays({ holidays }, 'moved')
	const usual = observedHolidays({ holidays }, 'usual')
	const only = usual.length > 0 ? [`only the office closed: ${usual.join(', ')}`] : []
	return [moved.join(', ') || 'none', ...only].join('; ')
}

function closedDayText({ date, name, pickups }: ClosedDay): string {
	return `${formatDay(date, 'shortDate')} ${name} (${pickups === 'moved' ? 'pickups move' : 'pickups as usual'})`
}
