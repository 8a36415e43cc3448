import type { Zoned } from '#app/company/zoned_time.ts'
import type { Kysely, Transaction } from 'kysely'
import { leadPath } from '#app/leads/lead_path.ts'
import type { Database } from '#db/schema.ts'
import { type ShownText, shownText } from './shown_text.server.ts'

/** A text that somebody has to look at, and the page where it is answered. */
interface RaisedText extends ShownText {
	/** Whose it is; null where nobody is known. */
	name: string | null
	/** Null where it is not known whose number it is. */
	to: string | null
}

const most = 200

/** The texts that wait for somebody, the longest first: theirs that nobody answered, and unless only those of customers are wanted, ours that did not arrive. */
export async function raisedTexts(
	db: Kysely<Database>,
	zoned: Zoned,
	{
		from = 'anybody',
		limit = most,
		sendsTexts = false,
	}: { from?: 'anybody' | 'customers'; limit?: number; sendsTexts?: boolean } = {},
): Promise<RaisedText[]> {
	const rows = await db
		.selectFrom('texts')
		.leftJoin('lead_work', 'lead_work.lead_id', 'texts.lead_id')
		.leftJoin('person_identifiers as owner', (join) =>
			join.onRef('owner.value', '=', 'texts.number').on('owner.kind', '=', 'phone'),
		)
		.leftJoin('people', 'people.id', 'owner.person_id')
		.selectAll('texts')
		.select(['lead_work.form', 'lead_work.name as lead_name', 'people.id as owner_id', 'people.name'])
		.where('raised_at', 'is not', null)
		.$if(from === 'customers', (query) => query.where('direction', '=', 'in'))
		.orderBy('raised_at')
		.orderBy('texts.id')
		.limit(limit)
		.execute()
	return rows.map(({ form, lead_name, owner_id, name, ...row }) => ({
		...shownText(row, sendsTexts, zoned),
		name: lead_name ?? name,
		to:
			form !== null && row.lead_id !== null
				? leadPath({ form, leadId: row.lead_id })
				: owner_id && `/admin/people/${owner_id}`,
	}))
}

/** How many texts wait for somebody, of everybody or of customers alone. */
export async function countRaisedTexts(
	db: Kysely<Database>,
	from: 'anybody' | 'customers' = 'anybody',
): Promise<number> {
	const { count } = await db
		.selectFrom('texts')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('raised_at', 'is not', null)
		.$if(from === 'customers', (query) => query.where('direction', '=', 'in'))
		.executeTakeFirstOrThrow()
	return Number(count)
}

/** Of what came from a number, and what did not arrive there, these have been seen to; what came meanwhile has not. */
export async function markSeen(
	trx: Transaction<Database>,
	number: string,
	ids: readonly string[],
): Promise<void> {
	if (ids.length === 0) return
	await trx
		.updateTable('texts')
		.set({ raised_at: null })
		.where('number', '=', number)
		.where('id', 'in', ids)
		.where('raised_at', 'is not', null)
		.execute()
}

/** A text that somebody had to look at needs nothing more. False if nothing was waiting. */
export async function markTextSeen(db: Kysely<Database>, id: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('texts')
		.set({ raised_at: null })
		.where('id', '=', id)
		.where('raised_at', 'is not', null)
		.executeTakeFirstOrThrow()
	return Number(numUpdatedRows) > 0
}
