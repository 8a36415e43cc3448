import type { Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { wordsToLeave } from '#app/office/stops/stop_texts.server.ts'
import { noteAnswered } from '#app/office/texts/note_answered.server.ts'
import { advanceText, type TextReport } from '#app/texts/advance_text.server.ts'
import { firstText } from '#app/texts/compose_text.ts'
import { dropWaiting } from '#app/texts/drop_waiting.server.ts'
import { isFirst } from '#app/texts/insert_text.server.ts'
import { mayLeaveAt } from '#app/texts/quiet_hours.ts'
import { refusalOf, textConsent } from '#app/people/text_consent.server.ts'
import { type TextDelay, usefulForMs } from '#app/texts/text_jobs.ts'
import type { Store } from '#db/store.server.ts'
import type { Database } from '#db/schema.ts'
import type { TextRow } from '#db/text_rows.ts'
import type { ClaimedJob } from '#platform/jobs/claimed_job.ts'
import type { Log } from '#platform/log/log.ts'
import { recordStop } from './record_report.ts'
import type { TextSender } from './twilio_sender.ts'

export type TextJob = ClaimedJob<Database, TextDelay>

interface Sending {
	store: Store
	log: Log
	sender: TextSender
	now(): Date
	/** The facts, and the schedule by which texts about stops are worded when they leave. */
	content: Pick<ContentHub, 'current'>
}

/**
 * Sends the text of a job at most once. It is marked before Twilio is called, so that a text whose process died in between is uncertain and
 * not sent again; Twilio's report, which names the text, settles it. Throws only if the store fails.
 */
export async function sendText(sending: Sending, job: TextJob): Promise<void> {
	const { store, log, sender, now, content } = sending
	const id = job.row.subject_id
	const begun = await store.db.transaction().execute((trx) => begin(trx, id, now(), content))
	if (begun.kind === 'done') return void (await job.finish(async () => undefined))
	if (begun.kind === 'quiet') return job.postpone('quiet', 'quiet hours', begun.until)
	if (begun.kind === 'stays') {
		log.warn({ text: id, state: begun.report.state }, 'text not sent')
		return settle(sending, job, begun.report)
	}
	const { text } = begun
	const outcome = await sender.send(text)
	if (outcome.kind === 'sent') {
		log.info({ text: id, attempts: job.row.attempts }, 'text sent')
		return settle(sending, job, { state: 'sent', sid: outcome.sid, problem: null }, text)
	}
	// Twilio repeats the number in its errors.
	const error = outcome.error.replaceAll(text.number, '(number)').slice(0, 1000)
	if (outcome.kind === 'later') {
		log.warn({ text: id, error, failure: outcome.why }, 'text not sent; it will be tried again')
		await takeBack(store, id, now())
		return job.postpone(outcome.why, error)
	}
	log.warn({ text: id, error }, outcome.kind === 'failed' ? 'text refused' : 'text sent or not')
	if (outcome.kind === 'uncertain')
		return settle(sending, job, { state: 'uncertain', sid: null, problem: doubt })
	await settle(sending, job, { state: 'failed', sid: null, problem: outcome.failure })
	if (outcome.isStopped)
		await store.db.transaction().execute((trx) => recordStop(trx, text, now(), content.current.facts))
}

const doubt = 'We do not know whether it left. Please ask before you send it again.'

type Begun =
	| { kind: 'done' }
	| { kind: 'quiet'; until: Date }
	| { kind: 'send'; text: TextRow }
	| { kind: 'stays'; report: TextReport }

/** Marks the text as being sent, if it may leave now. Locks it first, so that dropping it concurrently finds that it left. */
async function begin(
	trx: Transaction<Database>,
	id: string,
	now: Date,
	content: Pick<ContentHub, 'current'>,
): Promise<Begun> {
	const { facts } = content.current
	const text = await trx.selectFrom('texts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
	if (text?.state === 'sending')
		return { kind: 'stays', report: { state: 'uncertain', sid: null, problem: doubt } }
	if (text?.state !== 'waiting') return { kind: 'done' }
	const problem = await refusalToSend(trx, text, now)
	if (problem !== null) return { kind: 'stays', report: { state: 'failed', sid: null, problem } }
	const until = mayLeaveAt(now, facts)
	if (until > now) return { kind: 'quiet', until }
	const words = await wordsToLeave(trx, content, text, now)
	if (words === null) {
		await dropWaiting(trx, (eb) => eb('id', '=', id), 'What it said of the stop does not hold any more.', now)
		return { kind: 'done' }
	}
	// Checked now, because an earlier text may have been dropped in the meantime.
	const body = (await isFirst(trx, text.number, text)) ? firstText(words, facts) : words
	await trx
		.updateTable('texts')
		.set({ state: 'sending', body, changed_at: now.toISOString() })
		.where('id', '=', id)
		.execute()
	return { kind: 'send', text: { ...text, body } }
}

async function refusalToSend(trx: Transaction<Database>, text: TextRow, now: Date): Promise<string | null> {
	const { number, person_id: personId, lead_id: leadId, leaves_at } = text
	if (leaves_at !== null && now.getTime() - Date.parse(leaves_at) > usefulForMs)
		return 'It could not leave for four hours, so it was not sent any more.'
	return refusalOf(await textConsent(trx, { number, personId, leadId }), number)
}

async function takeBack({ db }: Store, id: string, now: Date): Promise<void> {
	await db
		.updateTable('texts')
		.set({ state: 'waiting', changed_at: now.toISOString() })
		.where('id', '=', id)
		.where('state', '=', 'sending')
		.execute()
}

/** Stores the outcome, even if another process has taken over the job in the meantime. */
async function settle(
	{ store, now, content }: Sending,
	job: TextJob,
	report: TextReport,
	sent?: TextRow,
): Promise<void> {
	const note = async (trx: Transaction<Database>) => {
		if (sent) await noteAnswered(trx, sent, now(), content.current.facts)
		await advanceText(trx, job.row.subject_id, report, now())
	}
	if (!(await job.finish(note))) await store.db.transaction().execute(note)
}
