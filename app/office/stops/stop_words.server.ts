import type { Transaction } from 'kysely'
import { rowIn } from '#app/content/listing.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { dayOfStop, doneOn, stopSchedule } from '#app/stops/stop_day.ts'
import { stopKinds } from '#app/stops/stop_kinds.ts'
import { stopRule } from '#app/stops/stored_stops.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { Queries } from '#platform/database/queries.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { placeholderFiller, requestRecipient } from '../requests/recipient.server.ts'
import { readWorkAndStops } from '../requests/work_and_stops.server.ts'

/** A message to a customer; a text has no subject. */
interface ToldWords {
	subject: string | null
	body: string
}

async function mailOf(db: Queries<Database>, id: string | null): Promise<ToldWords | null> {
	if (id === null) return null
	const row = await db
		.selectFrom('answer_templates')
		.select(['subject', 'body'])
		.where('id', '=', id)
		.executeTakeFirst()
	return row ?? null
}

async function textOf(db: Queries<Database>, id: string | null): Promise<ToldWords | null> {
	if (id === null) return null
	const row = await db.selectFrom('text_templates').select('body').where('id', '=', id).executeTakeFirst()
	return row ? { subject: null, body: row.body } : null
}

/** The columns of a stop rule that name a message template: when it is sent, by which channel, and how it is read. */
export const messageColumns = [
	{ name: 'planned_mail_id', when: 'planned', way: 'mail', read: mailOf },
	{ name: 'planned_text_id', when: 'planned', way: 'text', read: textOf },
	{ name: 'done_mail_id', when: 'done', way: 'mail', read: mailOf },
	{ name: 'done_text_id', when: 'done', way: 'text', read: textOf },
] as const

/** Fills placeholders by `fill`; `unknown` are the names without a value. */
export function filledWords(
	{ subject, body }: ToldWords,
	fill: (text: string) => { words: string; unknown: string[] },
): { subject: string; body: string; unknown: string[] } {
	const [head, text] = [fill(subject ?? ''), fill(body)]
	return {
		subject: head.words,
		body: text.words,
		unknown: [...new Set([...head.unknown, ...text.unknown])],
	}
}

/** A message to a customer about their stop, by mail or by text. */
export interface StopWords extends ReturnType<typeof filledWords> {
	way: (typeof messageColumns)[number]['way']
}

/**
 * Returns the messages about a stop's current state and day, with the templates the office chose for its kind, and the
 * request; null if there is nobody to notify, or no day because the pickup is canceled.
 */
export async function stopWords(
	trx: Transaction<Database>,
	{ current }: Pick<ContentHub, 'current'>,
	stop: StopRow,
	{ staff, now }: Pick<Actor, 'now'> & { staff: { name: string } },
): Promise<{ work: LeadWorkRow; messages: StopWords[] } | null> {
	const { form, lead_id, state } = stop
	const schedule = stopSchedule(current)
	const { day, isCanceled } = dayOfStop(stop, schedule)
	const doneDay = doneOn(stop, schedule.zoned)
	if (form === null || lead_id === null || (doneDay === null && isCanceled)) return null
	const rule = await stopRule(trx, stop.kind)
	const request = await readWorkAndStops(trx, { form, leadId: lead_id })
	if (!rule || !request || request.work.anonymized_at !== null) return null
	const { work } = request
	const area = rowIn(current.pickupAreas, stop.area_id)
	const recipient = await requestRecipient(trx, current, work, { staff, now, area })
	const values = {
		...recipient.values,
		'stop.what': stopKinds[stop.kind].label,
		'stop.day': formatDay(doneDay ?? day),
	}
	const fill = placeholderFiller({ ...recipient, values }, current, now)
	const messages: StopWords[] = []
	for (const { name, when, way, read } of messageColumns) {
		const words = when === state ? await read(trx, rule[name]) : null
		if (words !== null) messages.push({ way, ...filledWords(words, fill) })
	}
	return { work, messages }
}
