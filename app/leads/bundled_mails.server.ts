import { createHash } from 'node:crypto'
import type { OutboxRow } from '#db/schema.ts'

/** The bundle of the mails that notify the office of new requests. */
export const newRequests = 'new-requests'

const line = '-'.repeat(40)

/** Combines the mails of a bundle into one: first a list of their subjects, then each mail unchanged. */
export function asOneMail(mails: readonly [OutboxRow, ...OutboxRow[]]): OutboxRow {
	const [first] = mails
	if (mails.length === 1) return first
	const list = mails.map(({ subject }) => `- ${subject}`)
	const parts = mails.map(({ subject, body }) => `${line}\n${subject}\n\n${body.trimEnd()}\n`)
	return {
		...first,
		message_id: idTogether(mails),
		// A reply would reach only one of the customers.
		reply_to: null,
		subject: `${mails.length} new requests`,
		body: [...list, '', ...parts].join('\n'),
	}
}

/**
 * The Message-ID of the combined mail: the same for the same mails, but different from that of each mail,
 * which may have been sent on its own or in another combination.
 */
function idTogether(mails: readonly [OutboxRow, ...OutboxRow[]]): string {
	const ids = mails.map(({ id }) => id).toSorted()
	const hash = createHash('sha256').update(ids.join()).digest('hex').slice(0, 32)
	return mails[0].message_id.replace(/^<[^@]*/, `<${hash}`)
}
