import type { MailState } from '#platform/mail/mail_state.ts'
import { counted } from '#platform/text/counted.ts'
import { formatHoursOrDays } from '../parts/format_age.ts'

/** The warning when mail is not being sent, and what to do about it. */
export interface MailAlarm {
	title: string
	text: string
}

const lateAfterMinutes = 15
const meanwhile =
	'Requests still come into the inbox: look there, and call people instead of waiting for email.'

/** Returns null while mail is being sent, and if the state is unknown because the store does not respond. */
export function mailAlarm(state: MailState | null): MailAlarm | null {
	if (state === null) return null
	if (!state.isConfigured)
		return {
			title: 'Email does not leave: no mail server is set.',
			text: `${meanwhile} Ask whoever looks after the server to set SMTP_URL.`,
		}
	const minutes = Math.floor((state.oldestSeconds ?? 0) / 60)
	if (minutes < lateAfterMinutes) return null
	return {
		title: `Email does not leave: ${counted(state.waiting, 'email')} waiting, the oldest for ${formatAge(minutes)}.`,
		text: `${meanwhile} Tell whoever looks after the server; the emails leave by themselves when it is fixed.`,
	}
}

function formatAge(minutes: number): string {
	if (minutes < 120) return counted(minutes, 'minute')
	return formatHoursOrDays(Math.floor(minutes / 60))
}
