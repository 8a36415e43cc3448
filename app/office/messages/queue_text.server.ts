import type { Transaction } from 'kysely'
import type { LeadServices } from '#app/leads/record_lead.server.ts'
import { firstText } from '#app/texts/compose_text.ts'
import { mayLeaveAt } from '#app/texts/quiet_hours.ts'
import { refusalOf, textConsent } from '#app/people/text_consent.server.ts'
import { textJobs } from '#app/texts/text_jobs.ts'
import { staffTextLimit } from '#app/texts/text_limits.ts'
import { inTransaction } from '#platform/database/in_transaction.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import { takeHit } from '#platform/limits/count_hits.server.ts'
import type { Database } from '#db/schema.ts'
import { refused } from '../kernel/screens/commands.server.ts'
import { recordEvent } from '../requests/lead_events.server.ts'
import { markSeen } from '../texts/raised_texts.server.ts'
import { lockCorrespondent } from './correspondent.server.ts'
import type { MessagePlace, Sent, Writing } from './message_kind.ts'

/** What writing a text needs of the server. */
type TextServices = Pick<LeadServices, 'store' | 'content'> & { wake(worker: 'texts'): void }

export interface TextDraft {
	/** Made with the form: one that is sent twice is one text. */
	key: string
	/** In E.164. */
	number: string
	text: string
}

/**
 * Writes a text that leaves at once, or when quiet hours are over, in one transaction with its job and the line of history:
 * only to a number of theirs to which texts are agreed. What came from the number counts as answered. Throws if the store fails.
 */
export async function queueText(
	{ services: { store, content, wake }, staff, place, now }: Writing<MessagePlace, TextServices>,
	{ key, number, text }: TextDraft,
): Promise<Sent> {
	const { facts } = content.current
	const sent = await inTransaction<Database, Sent>(store.db, async (trx, rollBack) => {
		const found = await lockCorrespondent(trx, store.kind, place)
		if (!found?.numbers.includes(number)) return refuse(409, 'This number is not theirs any more.')
		const { personId, lead } = found
		const target = { number, personId, leadId: lead?.leadId ?? null }
		const refusal = refusalOf(await textConsent(trx, target), number)
		if (refusal !== null) return refuse(409, refusal)
		const at = now.toISOString()
		const leaves = mayLeaveAt(now, facts)
		const { numInsertedOrUpdatedRows: added } = await trx
			.insertInto('texts')
			.values({
				id: key,
				direction: 'out',
				number,
				person_id: personId,
				lead_id: target.leadId,
				body: (await isFirst(trx, number)) ? firstText(text, facts) : text,
				pictures: 0,
				state: 'waiting',
				problem: null,
				twilio_sid: null,
				staff_id: staff.id,
				staff_name: staff.name,
				leaves_at: leaves.toISOString(),
				raised_at: null,
				created_at: at,
				changed_at: at,
			})
			.onConflict((conflict) => conflict.column('id').doNothing())
			.executeTakeFirstOrThrow()
		if (Number(added) === 0) return 'sent'
		if (!(await takeHit(trx, staffTextLimit, staff.id, now)))
			rollBack(refuse(429, 'That is more texts than anybody writes in an hour. Please wait a little.'))
		await addJobs(trx, textJobs, [key], { now, due: leaves })
		await markSeen(trx, number)
		if (lead) await recordEvent(trx, staff, { kind: 'text', lead }, now)
		return 'sent'
	})
	if (sent === 'sent') wake('texts')
	return sent
}

function refuse(status: number, message: string) {
	return refused(status, `${message} Nothing was sent.`)
}

/** Whether nobody here wrote to the number before. */
export async function isFirst(
	db: Pick<Transaction<Database>, 'selectFrom'>,
	number: string,
): Promise<boolean> {
	const earlier = await db
		.selectFrom('texts')
		.select('id')
		.where('number', '=', number)
		.where('direction', '=', 'out')
		.where('staff_id', 'is not', null)
		.where('state', 'not in', ['dropped', 'failed'])
		.limit(1)
		.executeTakeFirst()
	return earlier === undefined
}
