import { hourText } from '#app/company/clock_text.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { Timing } from './due_reminders.ts'

export const timings = ['evening', 'morning'] as const satisfies readonly Timing[]

/** The label of a timing: `The evening before, at 6 PM`. */
export function timingText(timing: Timing, { reminders }: Pick<Facts, 'reminders'>): string {
	return timing === 'evening'
		? `The evening before, at ${hourText(reminders.eveningHour)}`
		: `The morning of pickup day, at ${hourText(reminders.morningHour)} or earlier`
}
