import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { TextRow, TextState } from '#db/text_rows.ts'

/** A later state is never followed by an earlier one, in whatever order the reports come. */
const order: Record<TextState, number> = {
	received: 9,
	dropped: 9,
	waiting: 0,
	sending: 1,
	uncertain: 2,
	sent: 3,
	failed: 4,
	undelivered: 4,
	delivered: 5,
}

const needsSomebody: ReadonlySet<TextState> = new Set(['uncertain', 'failed', 'undelivered'])

/** What became of a text, as Twilio or our own attempt tells. */
export interface TextReport {
	state: 'uncertain' | 'sent' | 'failed' | 'undelivered' | 'delivered'
	sid: string | null
	/** Why it did not arrive, or null. */
	problem: string | null
}

/**
 * Stores what became of a text, unless something later is known already. The text as it was before; null where nothing
 * changed. What did not arrive waits for somebody.
 */
export async function advanceText(
	trx: Transaction<Database>,
	id: string,
	{ state, sid, problem }: TextReport,
	now: Date,
): Promise<TextRow | null> {
	const earlier = (Object.keys(order) as TextState[]).filter((one) => order[one] < order[state])
	const before = await trx.selectFrom('texts').selectAll().where('id', '=', id).executeTakeFirst()
	if (!before) return null
	const at = now.toISOString()
	const { numUpdatedRows } = await trx
		.updateTable('texts')
		.set({ state, problem, changed_at: at, raised_at: needsSomebody.has(state) ? at : null })
		.$if(sid !== null, (query) => query.set({ twilio_sid: sid }))
		.where('id', '=', id)
		.where('direction', '=', 'out')
		.where('state', 'in', earlier)
		.executeTakeFirstOrThrow()
	return Number(numUpdatedRows) > 0 ? before : null
}
