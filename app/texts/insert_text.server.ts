import type { Kysely, Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import type { Database } from '#db/schema.ts'
import type { TextRow } from '#db/text_rows.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import { mayLeaveAt } from './quiet_hours.ts'
import { textJobs } from './text_jobs.ts'

interface NewText {
	/** The idempotency key: a text with a known key is not added again. */
	key: string
	/** In E.164. */
	number: string
	text: string
	personId: string | null
	leadId: string | null
	staff: { id: string; name: string }
	now: Date
}

/** The row of a new text; what is not given is empty. */
export function textRow(
	text: Pick<TextRow, 'id' | 'direction' | 'number' | 'body' | 'state' | 'created_at'> & Partial<TextRow>,
): TextRow {
	return {
		person_id: null,
		lead_id: null,
		pictures: 0,
		problem: null,
		twilio_sid: null,
		staff_id: null,
		staff_name: null,
		leaves_at: null,
		raised_at: null,
		changed_at: text.created_at,
		...text,
	}
}

/** Adds a text written by staff, with its job: sent at once, or when quiet hours are over. Returns whether it is new. */
export async function insertText(
	trx: Transaction<Database>,
	facts: Facts,
	{ key, number, text, personId, leadId, staff, now }: NewText,
): Promise<boolean> {
	const leaves = mayLeaveAt(now, facts)
	const { numInsertedOrUpdatedRows: added } = await trx
		.insertInto('texts')
		.values(
			textRow({
				id: key,
				direction: 'out',
				number,
				person_id: personId,
				lead_id: leadId,
				body: text,
				state: 'waiting',
				staff_id: staff.id,
				staff_name: staff.name,
				leaves_at: leaves.toISOString(),
				created_at: now.toISOString(),
			}),
		)
		.onConflict((conflict) => conflict.column('id').doNothing())
		.executeTakeFirstOrThrow()
	if (Number(added) === 0) return false
	await addJobs(trx, textJobs, [key], { now, due: leaves })
	return true
}

/** Whether this text, or the next one, is the office's first to its number, not counting dropped or failed ones. */
export async function isFirst(
	db: Kysely<Database>,
	number: string,
	text?: Pick<TextRow, 'id' | 'created_at'>,
): Promise<boolean> {
	const earlier = await db
		.selectFrom('texts')
		.select('id')
		.where('number', '=', number)
		.where('direction', '=', 'out')
		.where('staff_id', 'is not', null)
		.where('state', 'not in', ['dropped', 'failed'])
		.$if(text !== undefined, (query) =>
			query.where(({ eb, and, or }) =>
				or([
					eb('created_at', '<', text?.created_at ?? ''),
					and([eb('created_at', '=', text?.created_at ?? ''), eb('id', '<', text?.id ?? '')]),
				]),
			),
		)
		.limit(1)
		.executeTakeFirst()
	return earlier === undefined
}
