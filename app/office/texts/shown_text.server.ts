import type { Zoned } from '#app/company/zoned_time.ts'
import type { Kysely } from 'kysely'
import { formatPhone } from '#app/people/identifiers.server.ts'
import { picturesText } from '#app/texts/text_mail.server.ts'
import type { Database } from '#db/schema.ts'
import type { TextRow } from '#db/text_rows.ts'
import { formatDateTime } from '../parts/format_moment.ts'

/** A text message for display in the office. */
export type ShownText = ReturnType<typeof shownText>

/** The maximum number of texts on a page. */
export const mostShown = 50

/** The latest texts to and from these numbers, newest last. */
export async function shownTexts(
	db: Kysely<Database>,
	numbers: readonly string[],
	sendsTexts: boolean,
	zoned: Zoned,
): Promise<ShownText[]> {
	if (numbers.length === 0) return []
	const rows = await db
		.selectFrom('texts')
		.selectAll()
		.where('number', 'in', numbers)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(mostShown)
		.execute()
	return rows.toReversed().map((row) => shownText(row, sendsTexts, zoned))
}

export function shownText(row: TextRow, sendsTexts: boolean, zoned: Zoned) {
	const isOurs = row.direction === 'out'
	return {
		id: row.id,
		isOurs,
		/** The author: a member of staff, a number, or `Automatic answer`. */
		who: isOurs ? (row.staff_name ?? 'Automatic answer') : formatPhone(row.number),
		/** Null after anonymization. */
		body: row.body === '' && row.pictures === 0 ? null : row.body,
		/** A sentence about attachments; null if there are none. */
		pictures: row.pictures > 0 ? `${picturesText(row.pictures)} at Twilio.` : null,
		when: formatDateTime(row.created_at, zoned),
		/** The delivery state of ours: `Delivered`. Null for theirs. */
		state: isOurs ? stateOf(row, sendsTexts, zoned) : null,
		/** Whether it needs attention. */
		isRaised: row.raised_at !== null,
	}
}

function stateOf(
	{ state, problem, leaves_at, created_at }: TextRow,
	sendsTexts: boolean,
	zoned: Zoned,
): string {
	if (state === 'waiting') {
		if (!sendsTexts) return 'Waits: texts cannot be sent from here now'
		const isLater = leaves_at !== null && leaves_at > created_at
		return isLater ? `Leaves ${formatDateTime(leaves_at, zoned)}` : 'Waiting to leave'
	}
	if (state === 'sending') return 'Leaving'
	if (state === 'sent') return 'Sent'
	if (state === 'delivered') return 'Delivered'
	if (state === 'uncertain') return problem ?? 'Sent or not'
	return `${state === 'undelivered' ? 'Not delivered' : 'Not sent'}: ${problem ?? ''}`
}
