import type { Zoned } from '#app/company/zoned_time.ts'
import type { Kysely } from 'kysely'
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

/** These texts need nothing more; with a number, those alone that came from it, or did not arrive there. */
export async function markSeen(db: Kysely<Database>, ids: readonly string[], number?: string): Promise<void> {
	if (ids.length === 0) return
	let raised = db.updateTable('texts').set({ raised_at: null }).where('raised_at', 'is not', null)
	if (number !== undefined) raised = raised.where('number', '=', number)
	await raised.where('id', 'in', ids).execute()
}
