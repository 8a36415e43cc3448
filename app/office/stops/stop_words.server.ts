import type { Transaction } from 'kysely'
import { rowIn } from '#app/content/listing.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { dayOfStop, doneOn, stopSchedule } from '#app/stops/stop_day.ts'
import { stopKinds } from '#app/stops/stop_kinds.ts'
import { stopRule } from '#app/stops/stop_rule.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { placeholderFiller, requestRecipient } from '../requests/recipient.server.ts'
import { readWorkAndStops } from '../requests/work_and_stops.server.ts'
import { filledWords, messageColumns } from './told_words.server.ts'

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
