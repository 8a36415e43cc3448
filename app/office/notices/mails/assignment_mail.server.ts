import { noticeLines } from './notice_lines.server.ts'
import { type RequestNotice, shortWords } from '../../requests/request_notice.ts'

interface Assigned {
	name: string
	/** The name of who assigned them. */
	by: string
	notices: readonly RequestNotice[]
	publicUrl: string
}

/** The mail that says which requests are somebody's from now on. */
export function assignmentMail({ name, by, notices, publicUrl }: Assigned): {
	subject: string
	body: string
} {
	const [only] = notices
	const what =
		only && notices.length === 1 ? `${shortWords(only)} (${only.reference})` : `${notices.length} requests`
	return {
		subject: `${by} assigned to you: ${what}`,
		body: [
			`Hello ${name},`,
			'',
			`${by} assigned to you:`,
			'',
			...noticeLines(notices, publicUrl),
			'',
			`All that is yours: ${publicUrl}/admin/leads?who=me`,
		].join('\n'),
	}
}
