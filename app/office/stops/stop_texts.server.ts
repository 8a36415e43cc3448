import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { readStop } from '#app/stops/stored_stops.server.ts'
import { dropWaiting } from '#app/texts/drop_waiting.server.ts'
import type { Database } from '#db/schema.ts'
import type { TextRow } from '#db/text_rows.ts'
import { stopWords } from './stop_words.server.ts'

/** The prefix of the keys of texts about a stop. */
const keysOf = (stopId: string) => `${stopId}.`

/** Returns a new key for a text about a stop. */
export function stopTextKey(stopId: string): string {
	return keysOf(stopId) + randomUUID()
}

/** Drops texts about a stop that wait for quiet hours to end, because they no longer apply. */
export async function dropStopTexts(trx: Transaction<Database>, stopId: string, now: Date): Promise<void> {
	const isAbout = sql<boolean>`substr(id, 1, ${keysOf(stopId).length}) = ${keysOf(stopId)}`
	await dropWaiting(trx, () => isAbout, 'The stop was changed before it left.', now)
}

/**
 * Returns the body of a text at the time it is sent: if about a stop, recomputed, because the schedule may have changed;
 * any other as written. Null if there is nothing to say any more.
 */
export async function wordsToLeave(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'current'>,
	{ id, body, staff_name }: TextRow,
	now: Date,
): Promise<string | null> {
	const [stopId = '', own] = id.split('.')
	if (own === undefined) return body
	const stop = await readStop(trx, stopId)
	const words = stop && (await stopWords(trx, content, stop, { staff: { name: staff_name ?? '' }, now }))
	const message = words?.messages.find(({ way }) => way === 'text')
	return message && message.unknown.length === 0 ? message.body : null
}
