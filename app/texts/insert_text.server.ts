import type { Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import type { Database } from '#db/schema.ts'
import type { TextRow } from '#db/text_rows.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import { firstText } from './compose_text.ts'
import { mayLeaveAt } from './quiet_hours.ts'
import { textJobs } from './text_jobs.ts'

interface NewText {
	/** One that is there already is not added again. */
	key: string
	/** In E.164. */
	number: string
	text: string
	personId: string | null
	leadId: string | null
	staff: { id: string; name: string }
	now: Date
}

/** Adds a text of somebody in the office with its job: it leaves at once, or when quiet hours are over. Returns whether it is new. */
export async function insertText(
	trx: Transaction<Database>,
	facts: Facts,
	{ key, number, text, personId, leadId, staff, now }: NewText,
): Promise<boolean> {
	const at = now.toISOString()
	const leaves = mayLeaveAt(now, facts)
	const { numInsertedOrUpdatedRows: added } = await trx
		.insertInto('texts')
		.values({
			id: key,
			direction: 'out',
			number,
			person_id: personId,
			lead_id: leadId,
			body: (await isFirst(trx, number)) ? firstText(text, facts) : text,
			pictures: 0,
			state: 'waiting',
			problem: null,
			twilio_sid: null,
			staff_id: staff.id,
			staff_name: staff.name,
			leaves_at: leaves.toISOString(),
			raised_at: null,
			created_at: at,
			changed_at: at,
		})
		.onConflict((conflict) => conflict.column('id').doNothing())
		.executeTakeFirstOrThrow()
	if (Number(added) === 0) return false
	await addJobs(trx, textJobs, [key], { now, due: leaves })
	return true
}

/** Whether nobody here wrote to the number before, as far as what waits leaves too. */
export async function isFirst(
	db: Pick<Transaction<Database>, 'selectFrom'>,
	number: string,
): Promise<boolean> {
	const earlier = await ofOffice(db, number).where('state', 'not in', unsent).executeTakeFirst()
	return earlier === undefined
}

/**
 * What leaves as the text: with who writes and how it ends where no other of the office to this number tells it, for the one
 * that did may have been dropped while this one waited. One whose words were taken out told it.
 */
export async function leavingBody(
	db: Pick<Transaction<Database>, 'selectFrom'>,
	{ id, number, body }: Pick<TextRow, 'id' | 'number' | 'body'>,
	facts: Pick<Facts, 'name'>,
): Promise<string> {
	const told = await ofOffice(db, number)
		.where('id', '!=', id)
		.where('state', 'not in', unsent)
		.where((eb) => eb.or([eb('body', '=', ''), eb(eb.fn('lower', ['body']), 'like', '%reply stop%')]))
		.executeTakeFirst()
	return told === undefined ? firstText(body, facts) : body
}

const unsent = ['dropped', 'failed'] as const

function ofOffice(db: Pick<Transaction<Database>, 'selectFrom'>, number: string) {
	return db
		.selectFrom('texts')
		.select('id')
		.where('number', '=', number)
		.where('direction', '=', 'out')
		.where('staff_id', 'is not', null)
		.limit(1)
}
