import { createHash } from 'node:crypto'
import type { OutboxRow } from '#db/schema.ts'

/** The bundle of the mails that tell the office of new requests. */
export const newRequests = 'new-requests'

const line = '-'.repeat(40)

/** Several mails of the bundle in the one that carries them: first what they are about, then each as it was written. */
export function asOneMail(mails: readonly [OutboxRow, ...OutboxRow[]]): OutboxRow {
	const [first] = mails
	if (mails.length === 1) return first
	const list = mails.map(({ subject }) => `- ${subject}`)
	const parts = mails.map(({ subject, body }) => `${line}\n${subject}\n\n${body.trimEnd()}\n`)
	return {
		...first,
		message_id: idTogether(mails),
		// A reply would go to one of them.
		reply_to: null,
		subject: `${mails.length} new requests`,
		body: [...list, '', ...parts].join('\n'),
	}
}

/** The same for the same mails; another than that of each, under which it may have arrived alone or with others. */
function idTogether(mails: readonly [OutboxRow, ...OutboxRow[]]): string {
	const ids = mails.map(({ id }) => id).toSorted()
	const hash = createHash('sha256').update(ids.join()).digest('hex').slice(0, 32)
	return mails[0].message_id.replace(/^<[^@]*/, `<${hash}`)
}
