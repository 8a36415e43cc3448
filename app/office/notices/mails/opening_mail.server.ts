import type { Zoned } from '#app/company/zoned_time.ts'
import { counted } from '#platform/text/counted.ts'
import { formatDateTime } from '../../parts/format_moment.ts'
import type { RequestNotice } from '../../requests/request_notice.ts'
import type { AwaitsToday, StuckMail } from './awaits_today.server.ts'
import { noticeLines } from './notice_lines.server.ts'

interface Morning {
	zoned: Zoned
	awaits: AwaitsToday
	/** Whether no mail server is configured, so that no mail is sent. */
	isMailHeld: boolean
	publicUrl: string
}

/** The maximum number of stuck mails listed. */
const listed = 10

const kinds: Record<StuckMail['kind'], string> = {
	staff: 'To the office',
	receipt: 'A receipt',
	answer: 'An answer',
	account: 'To someone of the staff',
	subscription: 'About a subscription',
	reminder: 'A reminder',
}

/** Composes the mail that is sent at opening time. */
export function openingMail({ awaits, isMailHeld, publicUrl, zoned }: Morning) {
	const { overdue, dueToday, dueLater, followUps, stuck } = awaits
	const waiting = overdue.length + dueToday.length + dueLater
	const later =
		dueLater === 0 ? '' : dueLater === waiting ? ', due after today' : `, ${dueLater} of them due after today`
	const part = (title: string, notices: readonly RequestNotice[]) =>
		notices.length === 0 ? [] : [`${title}: ${notices.length}`, ...noticeLines(notices, publicUrl), '']
	const summary = [
		waiting > 0 && `${waiting} waiting`,
		overdue.length > 0 && `${overdue.length} overdue`,
		followUps.length > 0 && `${followUps.length} to follow up`,
		stuck.length > 0 && `${counted(stuck.length, 'email')} stuck`,
	]
	return {
		subject: `Today: ${summary.filter(Boolean).join(', ')}`,
		lines: [
			waiting === 0
				? 'Everyone has their answer.'
				: `${counted(waiting, 'request')} waiting for an answer${later}.`,
			'',
			...part('Overdue', overdue),
			...part('Due today', dueToday),
			...part('To follow up', followUps),
			...stuckLines(stuck, isMailHeld, publicUrl, zoned),
			`The inbox: ${publicUrl}/admin/leads`,
			`To turn this email off: ${publicUrl}/admin/account/notices`,
		],
	}
}

function stuckLines(
	stuck: readonly StuckMail[],
	isMailHeld: boolean,
	publicUrl: string,
	zoned: Zoned,
): string[] {
	if (stuck.length === 0) return []
	const lines = stuck.slice(0, listed).flatMap(({ kind, path, attempts, isRefused, since }) => {
		const why = isRefused ? 'refused by the other side' : `tried ${counted(attempts, 'time')}`
		return [
			`- ${kinds[kind]}, since ${formatDateTime(since, zoned)}: ${why}`,
			...(path === null ? [] : [`  ${publicUrl}${path}`]),
		]
	})
	const more = stuck.length - listed
	return [
		`Email that has not left: ${stuck.length}${isMailHeld ? ', because no mail server is set' : ''}`,
		...lines,
		...(more > 0 ? [`- and ${more} more`] : []),
		'',
	]
}
