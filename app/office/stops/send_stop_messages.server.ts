import type { Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { type LeadEvent, recordEvent } from '#app/leads/change_lead.server.ts'
import { leadMailRow } from '#app/leads/lead_mail.server.ts'
import { answerMail } from '#app/leads/answer_mail.server.ts'
import { refusalOf, textConsent, textTarget } from '#app/people/text_consent.server.ts'
import { insertText } from '#app/texts/insert_text.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { stopTextKey } from './stop_texts.server.ts'
import { type StopWords, stopWords } from './stop_words.server.ts'

type Content = Pick<ContentHub, 'current'>

/**
 * Notifies the customer that a stop is planned or done, as the office chose for its kind, in the transaction of that
 * change. A message with unknown placeholders is not sent, which is noted in the request's history.
 */
export async function sendStopMessages(
	trx: Transaction<Database>,
	content: Content,
	stop: StopRow,
	actor: Actor,
): Promise<void> {
	const words = await stopWords(trx, content, stop, actor)
	if (!words) return
	const { work, messages } = words
	const lead = { form: work.form, leadId: work.lead_id }
	for (const message of messages) {
		const event = await send(trx, content, { work, stopId: stop.id, message }, actor)
		if (event) await recordEvent(trx, actor.staff, { ...event, lead }, actor.now)
	}
}

interface OutgoingMessage {
	work: LeadWorkRow
	stopId: string
	message: StopWords
}

/** Queues a message. Returns the history event on what was sent, or why nothing was; null if the customer cannot be reached this way. */
async function send(
	trx: Transaction<Database>,
	{ current: { facts } }: Content,
	{ work, stopId, message: { way, unknown, subject, body } }: OutgoingMessage,
	{ staff, now }: Actor,
): Promise<LeadEvent | null> {
	if (unknown.length > 0) {
		const names = unknown.map((name) => `{{${name}}}`).join(', ')
		return { kind: 'note', note: `Not told: the words name ${names}, which is not known.` }
	}
	if (way === 'mail') {
		if (work.email === '') return null
		const mail = answerMail({ subject, text: body }, work, facts, now)
		const row = leadMailRow(work.form, work.lead_id, mail, facts, now)
		await trx.insertInto('outbox').values(row).execute()
		return { kind: 'answer', to: row.id }
	}
	const target = textTarget(work)
	const { number } = target
	if (number === null || refusalOf(await textConsent(trx, target), number) !== null) return null
	await insertText(trx, facts, { key: stopTextKey(stopId), ...target, number, text: body, staff, now })
	return { kind: 'text' }
}
