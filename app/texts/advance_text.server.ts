import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { TextRow, TextState } from '#db/text_rows.ts'

/** A later state is never replaced by an earlier one, in whatever order the reports arrive. */
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

/** The outcome of a text, as reported by Twilio or by our own attempt. */
export interface TextReport {
	state: 'uncertain' | 'sent' | 'failed' | 'undelivered' | 'delivered'
	sid: string | null
	/** Why it was not delivered, or null. */
	problem: string | null
}

/**
 * Stores the outcome of a text, unless a later state is already known. Returns the row as it was before, or
 * null if nothing changed. Raises undelivered texts to the office.
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
