import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Log } from '#platform/log/log.ts'
import { eachWaiting } from '#platform/jobs/each_waiting.ts'
import { messageOf } from './lead_definition.ts'
import { leadDefinitions } from './lead_definitions.server.ts'
import { readLeadColumns } from './lead_table.server.ts'
import { addTextWords } from './text_words.server.ts'

/** Rows per query. */
const batch = 500

interface Unread {
	lead_id: string
	form: LeadForm
	created_at: string
}

/**
 * Indexes the message and notes of requests for search, newest first: requests from before texts were
 * indexed, and those taken by a server of an older version. Resumable and safe to run on several servers.
 * Returns the number of requests; stops early when `signal` aborts. Throws if the store fails.
 */
export async function indexTexts(
	{ store, log }: { store: Store; log: Log },
	signal: AbortSignal,
): Promise<number> {
	return eachWaiting(
		{
			readAfter: (last: Unread | null) => readUnread(store, last),
			work: (lead) => indexOne(store, lead),
			report: (done) => log.info({ searchable: done }, 'texts of requests made searchable'),
		},
		signal,
	)
}

async function readUnread({ db }: Store, before: Unread | null): Promise<Unread[]> {
	let query = db
		.selectFrom('lead_work')
		.select(['lead_id', 'form', 'created_at'])
		.where('text_words', '=', 0)
		.orderBy('created_at', 'desc')
		.orderBy('lead_id', 'desc')
		.limit(batch)
	if (before !== null) {
		const { created_at, lead_id } = before
		query = query.where((eb) => eb(eb.refTuple('created_at', 'lead_id'), '<', eb.tuple(created_at, lead_id)))
	}
	return query.execute()
}

/** Indexes one lead in its own transaction, so that others wait for one lead at most. */
async function indexOne(store: Store, { lead_id, form }: Unread): Promise<boolean> {
	return store.db.transaction().execute(async (trx) => {
		if (!(await isStillUnread(trx, lead_id))) return false
		const definition = leadDefinitions[form]
		const values = await readLeadColumns(trx, definition, [definition.message], [lead_id])
		const message = messageOf(definition, values.get(lead_id))
		const notes = await trx
			.selectFrom('lead_events')
			.select('note')
			.where('lead_id', '=', lead_id)
			.where('note', 'is not', null)
			.orderBy('created_at', 'desc')
			.orderBy('id')
			.execute()
		const texts = [message, ...notes.map(({ note }) => note ?? '')]
		for (const text of texts) await addTextWords(trx, lead_id, text)
		await trx.updateTable('lead_work').set({ text_words: 1 }).where('lead_id', '=', lead_id).execute()
		return true
	})
}

/**
 * Whether the lead still needs indexing; false too while another server indexes it. Locks the row, so that
 * its words are not removed concurrently.
 */
async function isStillUnread(trx: Transaction<Database>, leadId: string): Promise<boolean> {
	const row = await trx
		.selectFrom('lead_work')
		.select('lead_id')
		.where('lead_id', '=', leadId)
		.where('text_words', '=', 0)
		.forUpdate()
		.skipLocked()
		.executeTakeFirst()
	return row !== undefined
}
