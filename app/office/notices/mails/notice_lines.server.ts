import { type RequestNotice, shortWords } from '../../requests/request_notice.ts'

/** The maximum number of requests listed in a mail. */
const listed = 25

/** Formats requests as lines of a mail, each with its link; without names, because the mail outlives the request. */
export function noticeLines(notices: readonly RequestNotice[], publicUrl: string): string[] {
	const lines = notices.slice(0, listed).flatMap((notice) => {
		const { due, path, reference } = notice
		const when = due === '' ? '' : `: ${due}`
		return [`- ${shortWords(notice)} (${reference})${when}`, `  ${publicUrl}${path}`]
	})
	const more = notices.length - listed
	return more > 0 ? [...lines, `- and ${more} more: ${publicUrl}/admin/leads`] : lines
}
