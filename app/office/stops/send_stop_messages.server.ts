import type { Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { recordEvent } from '#app/leads/change_lead.server.ts'
import { leadMailRow } from '#app/leads/lead_mail.server.ts'
import { answerMail } from '#app/leads/answer_mail.server.ts'
import { refusalOf, textConsent, textTarget } from '#app/people/text_consent.server.ts'
import { insertText } from '#app/texts/insert_text.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { stopTextKey } from './stop_texts.server.ts'
import { stopWords } from './stop_words.server.ts'

type Content = Pick<ContentHub, 'current'>

/**
 * Tells whoever asked for a stop that it is planned, or done, as the office decided for its kind, in the transaction that says so. Words
 * that name what nobody knows tell nobody; the history of the request says so.
 */
export async function sendStopMessages(
	trx: Transaction<Database>,
	content: Content,
	stop: StopRow,
	actor: Actor,
): Promise<void> {
	const words = await stopWords(trx, content, stop, actor)
	if (!words) return
	const { work, told } = words
	const lead = { form: work.form, leadId: work.lead_id }
	for (const { way, unknown, ...filled } of told)
		if (unknown.length > 0) {
			const note = `Not told: the words name ${unknown.map((name) => `{{${name}}}`).join(', ')}, which is not known.`
			await recordEvent(trx, actor.staff, { kind: 'note', lead, note }, actor.now)
		} else if (way === 'mail') await mail(trx, content, work, filled, actor)
		else await text(trx, content, { work, stopId: stop.id, words: filled.body }, actor)
}

async function mail(
	trx: Transaction<Database>,
	{ current: { facts } }: Content,
	work: LeadWorkRow,
	{ subject, body }: { subject: string; body: string },
	{ staff, now }: Actor,
): Promise<void> {
	if (work.email === '') return
	const row = leadMailRow(
		work.form,
		work.lead_id,
		answerMail({ subject, text: body }, work, facts, now),
		facts,
		now,
	)
	await trx.insertInto('outbox').values(row).execute()
	const lead = { form: work.form, leadId: work.lead_id }
	await recordEvent(trx, staff, { kind: 'answer', lead, to: row.id }, now)
}

/** Only to a number to which texts are agreed. */
async function text(
	trx: Transaction<Database>,
	{ current: { facts } }: Content,
	{ work, stopId, words }: { work: LeadWorkRow; stopId: string; words: string },
	{ staff, now }: Actor,
): Promise<void> {
	const target = textTarget(work)
	const { number } = target
	if (number === null || refusalOf(await textConsent(trx, target), number) !== null) return
	await insertText(trx, facts, {
		key: stopTextKey(stopId),
		...target,
		number,
		text: words,
		staff,
		now,
	})
	await recordEvent(trx, staff, { kind: 'text', lead: { form: work.form, leadId: work.lead_id } }, now)
}
