import { builtInFacts } from '#app/company/built_in_facts.ts'

/** An instant in the office's time zone: "Nov 21, 7:02 AM". */
export function formatTime(instant: string): string {
	return new Intl.DateTimeFormat('en-US', {
		timeZone: builtInFacts.timeZone,
		month: 'short',
		day: 'numeric',
		hour: 'numeric',
		minute: '2-digit',
	}).format(new Date(instant))
}
