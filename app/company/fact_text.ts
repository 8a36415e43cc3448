import type { ClosedDay } from './facts_type.ts'
import type { FactControl } from './fact_kinds.ts'
import { type HolidayKey, holidayKeys, type HolidayRule, holidayRule } from './holidays.ts'

/** Formats a fact's value for its control, as its schema parses it back. */
export function factText(value: unknown, control?: FactControl): string {
	if (value === null || value === undefined || value === false) return ''
	if (value === true) return 'on'
	if (control === 'dollars' && typeof value === 'number') return value % 1 ? value.toFixed(2) : String(value)
	if (control === 'holidays') {
		const rules = value as Partial<Record<HolidayKey, HolidayRule>>
		return holidayKeys.map((key) => `${key}:${holidayRule(key, rules)}`).join(',')
	}
	if (!Array.isArray(value)) return String(value)
	if (control === 'closedDays')
		return (value as ClosedDay[]).flatMap(({ date, name, pickups }) => [date, name, pickups]).join('\n')
	return value.join(value.every((one) => typeof one === 'number') ? ',' : '\n')
}

/** The three texts of each day in a submitted form; leaves out empty days. */
export function closedDayTexts(text: string): { date: string; name: string; pickups: string }[] {
	const lines = text.split('\n')
	return Array.from({ length: Math.ceil(lines.length / 3) }, (_, index) => {
		const [date = '', name = '', pickups = ''] = lines.slice(index * 3, index * 3 + 3)
		return { date: date.trim(), name, pickups }
	}).filter(({ date, name }) => date !== '' || name.trim() !== '')
}
