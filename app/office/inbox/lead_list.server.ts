import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { hasValue } from '#app/leads/lead_table.server.ts'
import { settledFrom } from '#app/leads/lead_work.ts'
import { searchWords } from '#app/leads/search_text.ts'
import type { Store } from '#db/store.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { LeadFilters, LeadCursor } from './filters.ts'
import { originConditions } from './origin_conditions.server.ts'

export const pageSize = 50

export type ListedLead = Omit<
	LeadWorkRow,
	| 'search_text'
	| 'text_words'
	| 'updated_at'
	| 'person_id'
	| 'source'
	| 'taken_by'
	| 'page'
	| 'town'
	| 'answer_seconds'
>

export interface LeadPage {
	leads: ListedLead[]
	/** The next and previous pages; null on the last and the first. */
	next: LeadCursor | null
	previous: LeadCursor | null
}

const columns = [
	'lead_id',
	'form',
	'reference',
	'name',
	'organisation',
	'email',
	'phone',
	'place',
	'asked',
	'status',
	'assigned_to',
	'due_at',
	'first_answered_at',
	'queue_order',
	'review_reason',
	'anonymised_at',
	'amount_cents',
	'amount_per',
	'lost_reason',
	'follow_up_on',
	'version',
	'created_at',
] as const satisfies readonly (keyof LeadWorkRow)[]

const sortColumns = {
	due: 'queue_order',
	newest: 'created_at',
	name: 'search_text',
} as const satisfies Record<LeadFilters['sort'], keyof LeadWorkRow>

/**
 * One page of the inbox. The page's keys come from the sort's index alone, which has the filtered columns, and only
 * its own rows are read, so that the hundredth page costs as much as the first. Before a cursor it reads backwards; if
 * less than a page is there, it returns the first page. `staffId` is who `me` means.
 */
export async function listLeads(
	{ db }: Pick<Store, 'db'>,
	filters: LeadFilters,
	staffId: string,
	now: Date,
	size = pageSize,
): Promise<LeadPage> {
	const words = searchWords(filters.query)
	const rare = await rareMatches(db, words)
	const sort = sortColumns[filters.sort]
	const { cursor } = filters
	const isBackwards = cursor?.side === 'before'
	const direction = (filters.sort === 'newest') === isBackwards ? 'asc' : 'desc'
	let keys = db
		.selectFrom('lead_work')
		.select(['lead_id', sort])
		.where((eb) => isListed(eb, filters, staffId, now))
		.orderBy(sort, direction)
		.orderBy('lead_id', direction)
		.limit(size + 1)
	for (const word of words) keys = keys.where(hasWord(word))
	if (rare !== null) keys = keys.where('lead_id', 'in', rare)
	if (cursor !== null) {
		keys = keys.where((eb) =>
			eb(
				eb.refTuple(sort, 'lead_id'),
				direction === 'asc' ? '>' : '<',
				eb.tuple(cursor.value, cursor.leadId),
			),
		)
	}
	const found = rare?.length === 0 ? [] : await keys.execute()
	const hasMore = found.length > size
	if (isBackwards && !hasMore) {
		return listLeads({ db }, { ...filters, cursor: null }, staffId, now, size)
	}
	const shown = isBackwards ? found.slice(0, size).toReversed() : found.slice(0, size)
	const cursorOf = (side: LeadCursor['side'], key: (typeof shown)[number] | undefined) =>
		key ? { side, value: key[sort as keyof typeof key], leadId: key.lead_id } : null
	return {
		leads: shown.length === 0 ? [] : await readRows(db, shown),
		next: hasMore || isBackwards ? cursorOf('after', shown.at(-1)) : null,
		previous: cursor !== null ? cursorOf('before', shown[0]) : null,
	}
}

async function readRows(db: Store['db'], keys: readonly { lead_id: string }[]): Promise<ListedLead[]> {
	const ids = keys.map((key) => key.lead_id)
	const rows = await db.selectFrom('lead_work').select(columns).where('lead_id', 'in', ids).execute()
	const byId = new Map(rows.map((row) => [row.lead_id, row]))
	return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** Up to so many leads are looked up by id; more frequent words are found soon enough while reading in order. */
const rareBelow = 1000

/** The leads that have the rarest of the words, or null if each is frequent. */
async function rareMatches(db: Store['db'], words: readonly string[]): Promise<string[] | null> {
	for (const word of words.toSorted((a, b) => b.length - a.length)) {
		const found = await db
			.selectFrom('lead_words')
			.select('lead_id')
			.where('word', '>=', word)
			.where('word', '<', `${word}\u{10FFFF}`)
			.limit(rareBelow)
			.execute()
		if (found.length < rareBelow) return [...new Set(found.map((row) => row.lead_id))]
	}
	return null
}

function hasWord(word: string) {
	const pattern = `% ${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
	return sql<boolean>`search_text like ${pattern} escape '\\'`
}

/** Conditions for the filters other than the words. */
function isListed(
	eb: ExpressionBuilder<Database, 'lead_work'>,
	filters: LeadFilters,
	staffId: string,
	now: Date,
) {
	const { status, form, choices, assignee, isOverdueOnly } = filters
	const conditions: Expression<SqlBool>[] = [
		status === null ? eb('status', '!=', 'spam') : eb('status', '=', status),
	]
	if (form !== null) {
		conditions.push(eb('form', '=', form))
		for (const { column, value } of choices) conditions.push(hasValue(leadDefinitions[form], column, value))
	}
	if (assignee === 'nobody') conditions.push(eb('assigned_to', 'is', null))
	else if (assignee !== null) conditions.push(eb('assigned_to', '=', assignee === 'me' ? staffId : assignee))
	// Waiting leads are in the queue by their due time.
	if (isOverdueOnly) conditions.push(eb('queue_order', '<', Math.min(now.getTime(), settledFrom)))
	if (filters.origin) conditions.push(...originConditions(eb, filters.origin))
	return eb.and(conditions)
}
