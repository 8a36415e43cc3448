import type { Zoned } from '#app/company/zoned_time.ts'
import type { Kysely } from 'kysely'
import { leadPath } from '#app/leads/lead_path.ts'
import type { Database } from '#db/schema.ts'
import { type ShownText, shownText } from './shown_text.server.ts'

/** A text that needs attention, with the page to answer it. */
interface RaisedText extends ShownText {
	/** The person's name; null if unknown. */
	name: string | null
	/** The path of the page to answer it; null if the number is unknown. */
	to: string | null
}

const most = 200

/** Texts that need attention, longest waiting first: unanswered ones from customers and, unless only those are wanted, ours that
were not delivered. */
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

/** The number of texts that need attention, optionally only of customers. */
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

/** Marks texts as seen; with a `number`, only those from or to it. */
export async function markSeen(db: Kysely<Database>, ids: readonly string[], number?: string): Promise<void> {
	if (ids.length === 0) return
	let raised = db.updateTable('texts').set({ raised_at: null }).where('raised_at', 'is not', null)
	if (number !== undefined) raised = raised.where('number', '=', number)
	await raised.where('id', 'in', ids).execute()
}
