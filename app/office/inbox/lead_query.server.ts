import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { localTimeOf, startOfDay, type Zoned } from '#app/company/zoned_time.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { hasValue } from '#app/leads/lead_table.server.ts'
import { settledFrom } from '#app/leads/lead_work.ts'
import { searchWords } from '#app/leads/search_text.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { fromCursor } from '../kernel/list/read_page.server.ts'
import type { LeadFilters } from '../requests/filters.ts'
import { originConditions } from './origin_conditions.server.ts'

const sortColumns = {
	due: 'queue_order',
	newest: 'created_at',
	name: 'search_text',
} as const satisfies Record<LeadFilters['sort'], keyof LeadWorkRow>

/** A lead's place in a list: what it is sorted by, and its id. */
export interface ListPosition {
	leadId: string
	form: LeadForm
	value: string | number
}

/** Who asks, and when: what `me` and `overdue` mean. */
export interface Asker {
	staffId: string
	now: Date
	zoned: Zoned
}

/**
 * The places of the leads that match the filters, at most `limit`, from the cursor on: forwards after it, backwards before
 * it. They come from the sort's index alone, which has the filtered columns, so that the hundredth page costs as much
 * as the first.
 */
export async function leadPositions(
	{ db }: Pick<Store, 'db'>,
	filters: LeadFilters,
	asker: Asker,
	limit: number,
): Promise<ListPosition[]> {
	const words = searchWords(filters.query)
	const rare = await rareMatches(db, words)
	if (rare?.length === 0) return []
	const sort = sortColumns[filters.sort]
	let query = db
		.selectFrom('lead_work')
		.select(['lead_id', 'form', sort])
		.where((eb) => isListed(eb, filters, asker))
	for (const word of words) query = query.where((eb) => hasWord(eb, word))
	if (rare !== null) query = query.where('lead_id', 'in', rare)
	const direction = filters.sort === 'newest' ? 'desc' : 'asc'
	const rows = await fromCursor(
		query,
		{ by: sort, id: 'lead_id', direction },
		filters.cursor,
		limit,
	).execute()
	return rows.map((row) => ({
		leadId: row.lead_id,
		form: row.form,
		value: row[sort as keyof typeof row] as string | number,
	}))
}

/** Up to so many leads are looked up by id; more frequent words are found soon enough while reading in order. */
const rareBelow = 1000
/** Above every letter that a word can go on with. */
const lastLetter = '\u{10FFFF}'

/** The leads that have the rarest of the words, or null if each is frequent. */
async function rareMatches(db: Store['db'], words: readonly string[]): Promise<string[] | null> {
	for (const word of words.toSorted((a, b) => b.length - a.length)) {
		const found = await db
			.selectFrom('lead_words')
			.select('lead_id')
			.where('word', '>=', word)
			.where('word', '<', word + lastLetter)
			.limit(rareBelow)
			.execute()
		if (found.length < rareBelow) return [...new Set(found.map((row) => row.lead_id))]
	}
	return null
}

function hasWord(eb: ExpressionBuilder<Database, 'lead_work'>, word: string) {
	return eb.exists(
		eb
			.selectFrom('lead_words')
			.select('lead_words.word')
			.whereRef('lead_words.lead_id', '=', 'lead_work.lead_id')
			.where('lead_words.word', '>=', word)
			.where('lead_words.word', '<', word + lastLetter),
	)
}

/** Conditions for the filters other than the words. */
function isListed(
	eb: ExpressionBuilder<Database, 'lead_work'>,
	filters: LeadFilters,
	{ staffId, now, zoned }: Asker,
) {
	const { status, form, choices, assignee, isOverdueOnly, plan } = filters
	const conditions: Expression<SqlBool>[] = [
		status === null ? eb('status', plan === 'aside' ? '=' : '!=', 'spam') : eb('status', '=', status),
	]
	if (form !== null) {
		conditions.push(eb('form', '=', form))
		for (const { column, value } of choices) conditions.push(hasValue(leadDefinitions[form], column, value))
	}
	if (assignee === 'nobody') conditions.push(eb('assigned_to', 'is', null))
	else if (assignee !== null) conditions.push(eb('assigned_to', '=', assignee === 'me' ? staffId : assignee))
	// Waiting leads are in the queue by their due time, follow-ups by their day.
	if (isOverdueOnly) {
		conditions.push(eb('queue_order', '<', Math.min(now.getTime(), settledFrom)), eb('status', '=', 'new'))
	}
	if (plan === 'today') conditions.push(eb('queue_order', '<', endOfDay(now, zoned)))
	if (plan === 'follow-up')
		conditions.push(eb('queue_order', '<', settledFrom), eb('follow_up_on', 'is not', null))
	if (plan === 'aside')
		conditions.push(eb('set_aside_at', 'is not', null), eb('confirmed_spam_at', 'is', null))
	if (filters.origin) conditions.push(...originConditions(eb, filters.origin, zoned))
	return eb.and(conditions)
}

/** The midnight after this moment, in milliseconds. */
function endOfDay(now: Date, zoned: Zoned): number {
	const tomorrow = addDays(civilDay(localTimeOf(now, zoned).date), 1)
	return startOfDay(tomorrow.date, zoned).getTime()
}
