import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { rowIn } from '#app/content/listing.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { leadMailRow } from '#app/leads/lead_mail.server.ts'
import { answerMail } from '#app/leads/answer_mail.server.ts'
import { refusalOf, textConsent, textTarget } from '#app/people/text_consent.server.ts'
import { dayOfStop, doneOn, stopSchedule } from '#app/stops/stop_day.ts'
import { stopKinds } from '#app/stops/stop_kinds.ts'
import { stopRule } from '#app/stops/stop_rule.server.ts'
import { dropWaiting } from '#app/texts/drop_waiting.server.ts'
import { insertText } from '#app/texts/insert_text.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { recordEvent } from '#app/leads/change_lead.server.ts'
import { fillerFor, meantByRequest } from '../requests/meant.server.ts'
import { readWorkAndStops } from '../requests/work_and_stops.server.ts'
import { filledWords, toldBy } from './told_words.server.ts'

type Content = Pick<ContentHub, 'current'>

/**
 * Tells whoever asked for a stop that it is planned, or done, as the office decided for its kind, in the transaction that says so. Words
 * that name what nobody knows tell nobody; the history of the request says so.
 */
export async function sendStopMessages(
	trx: Transaction<Database>,
	content: Content,
	stop: StopRow,
	when: 'planned' | 'done',
	actor: Actor,
): Promise<void> {
	const { form, lead_id } = stop
	if (form === null || lead_id === null) return
	const rule = await stopRule(trx, stop.kind)
	const request = await readWorkAndStops(trx, { form, leadId: lead_id })
	if (!rule || !request || request.work.anonymized_at !== null) return
	const { work } = request
	const area = rowIn(content.current.pickupAreas, stop.area_id)
	const meant = await meantByRequest(trx, content.current, work, { ...actor, area })
	const values = { ...meant.values, ...ofStop(stop, content) }
	const fill = fillerFor({ ...meant, values }, content.current, actor.now)
	for (const told of toldBy) {
		const words = told.when === when ? await told.read(trx, rule[told.name]) : null
		if (words === null) continue
		const filled = filledWords(words, fill)
		const lead = { form, leadId: lead_id }
		if (filled.unknown.length > 0) {
			const note = `Not told: the words name ${filled.unknown.map((name) => `{{${name}}}`).join(', ')}, which is not known.`
			await recordEvent(trx, actor.staff, { kind: 'note', lead, note }, actor.now)
		} else if (told.way === 'mail') await mail(trx, content, work, filled, actor)
		else await text(trx, content, { work, stopId: stop.id, words: filled.body }, actor)
	}
}

/** How the keys of the texts about a stop begin. */
const keyOf = (stopId: string) => `${stopId}.`

/** Drops the texts about a stop that wait for quiet hours to end: what they say does not hold any more. */
export async function dropStopTexts(trx: Transaction<Database>, stopId: string, now: Date): Promise<void> {
	const isAbout = sql<boolean>`substr(id, 1, ${keyOf(stopId).length}) = ${keyOf(stopId)}`
	await dropWaiting(trx, () => isAbout, 'The stop was changed before it left.', now)
}

function ofStop(stop: StopRow, { current }: Content) {
	const schedule = stopSchedule(current)
	return {
		'stop.what': stopKinds[stop.kind].label,
		'stop.day': formatDay(doneOn(stop, schedule.zoned) ?? dayOfStop(stop, schedule).day),
	}
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
		key: keyOf(stopId) + randomUUID(),
		...target,
		number,
		text: words,
		staff,
		now,
	})
	await recordEvent(trx, staff, { kind: 'text', lead: { form: work.form, leadId: work.lead_id } }, now)
}
