import type { LeadServices } from '#app/leads/record_lead.server.ts'
import { refusalOf, textConsent } from '#app/people/text_consent.server.ts'
import { insertText } from '#app/texts/insert_text.server.ts'
import { staffTextLimit } from '#app/texts/text_limits.ts'
import { inTransaction } from '#platform/database/in_transaction.ts'
import { countIfAllowed } from '#platform/limits/count_hits.server.ts'
import type { Database } from '#db/schema.ts'
import { refused } from '../kernel/screens/commands.server.ts'
import { recordEvent } from '#app/leads/change_lead.server.ts'
import { markSeen } from '../texts/raised_texts.server.ts'
import { lockCorrespondent } from './correspondent.server.ts'
import type { Composing, Sent } from './message_kind.ts'

/** The services needed to queue a text. */
type TextServices = Pick<LeadServices, 'store' | 'content'> & { wake(worker: 'texts'): void }

export interface TextDraft {
	/** An idempotency key: a repeated submission is the same text. */
	key: string
	/** In E.164. */
	number: string
	text: string
	/** The ids of the waiting texts that the writer saw. */
	answers: readonly string[]
}

/**
 * Queues a text with its job and history event in one transaction; it is sent at once, or after quiet hours. Only to one
 * of the recipient's numbers with consent. Marks the number's texts in `answers` as seen. Throws if the store fails.
 */
export async function queueText(
	{
		services: { store, content, wake },
		staff,
		place,
		now,
	}: Pick<Composing, 'staff' | 'place' | 'now'> & { services: TextServices },
	{ key, number, text, answers }: TextDraft,
): Promise<Sent> {
	const { facts } = content.current
	const sent = await inTransaction<Database, Sent>(store.db, async (trx, rollBack) => {
		const found = await lockCorrespondent(trx, place)
		if (!found?.numbers.includes(number)) return refuse(409, 'This number is not theirs any more.')
		const { personId, lead } = found
		const target = { number, personId, leadId: lead?.leadId ?? null }
		const refusal = refusalOf(await textConsent(trx, target), number)
		if (refusal !== null) return refuse(409, refusal)
		const { leadId } = target
		const isNew = await insertText(trx, facts, { key, number, text, personId, leadId, staff, now })
		if (!isNew) return 'sent'
		if (!(await countIfAllowed(trx, staffTextLimit, staff.id, now)))
			rollBack(refuse(429, 'That is more texts than anybody writes in an hour. Please wait a little.'))
		await markSeen(trx, answers, number)
		if (lead) await recordEvent(trx, staff, { kind: 'text', lead }, now)
		return 'sent'
	})
	if (sent === 'sent') wake('texts')
	return sent
}

function refuse(status: number, message: string) {
	return refused(status, `${message} Nothing was sent.`)
}
