import { shownPhones } from '#app/people/identifiers.server.ts'
import { type RequestNotice, shortWords } from '../../requests/request_notice.ts'

interface DueRequest {
	notice: RequestNotice
	name: string
	phone: string | null
	/** Without a trailing slash. */
	publicUrl: string
}

/** The mail that says that a promise is about to break, or has broken. */
export function dueMail({ notice, name, phone, publicUrl }: DueRequest): { subject: string; body: string } {
	const { due, reference, path } = notice
	return {
		subject: `${due}: ${shortWords(notice)} (${reference})`,
		body: [
			`${name} has no answer yet. ${due}.`,
			'',
			`${shortWords(notice)}, ${reference}`,
			...(phone === null ? [] : [`Phone: ${shownPhones(phone)}`]),
			'',
			`${publicUrl}${path}`,
		].join('\n'),
	}
}
