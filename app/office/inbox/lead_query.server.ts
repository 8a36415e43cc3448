import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { endOfDay, localTimeOf, startOfDay, type Zoned } from '#app/company/zoned_time.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { hasValue } from '#app/leads/lead_table.server.ts'
import { settledFrom } from '#app/leads/lead_work.ts'
import { searchWords } from '#app/leads/search_text.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { havingWords } from '../kernel/list/having_words.server.ts'
import { fromCursor } from '../kernel/list/read_page.server.ts'
import type { LeadFilters } from '../requests/filters.ts'
import type { ListPosition } from '../requests/list_position.ts'
import type { Origin } from '../requests/origin.ts'

const sortColumns = {
	due: 'queue_order',
	newest: 'created_at',
	name: 'search_text',
} as const satisfies Record<LeadFilters['sort'], keyof LeadWorkRow>

/** Resolves the filters `me` and `overdue`. */
export interface Viewer {
	staffId: string
	now: Date
	zoned: Zoned
}

/**
 * The positions of at most `limit` leads that match the filters: forward after the cursor, or backward before it. Read from
 * the sort's covering index alone, so that the hundredth page costs as much as the first.
 */
export async function leadPositions(
	{ db }: Pick<Store, 'db'>,
	filters: LeadFilters,
	viewer: Viewer,
	limit: number,
): Promise<ListPosition[]> {
	const sort = sortColumns[filters.sort]
	const listed = db
		.selectFrom('lead_work')
		.select(['lead_id', 'form', sort])
		.where((eb) => isListed(eb, filters, viewer))
	const query = await havingWords(db, 'lead_work', listed, searchWords(filters.query))
	if (query === null) return []
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

/** Conditions for all filters except the search words. */
function isListed(
	eb: ExpressionBuilder<Database, 'lead_work'>,
	filters: LeadFilters,
	{ staffId, now, zoned }: Viewer,
) {
	const { status, form, choices, assignee, isOverdueOnly, plan } = filters
	const tonight = endOfDay(localTimeOf(now, zoned).date, zoned).getTime()
	const conditions: Expression<SqlBool>[] = [
		status === null ? eb('status', plan === 'aside' ? '=' : '!=', 'spam') : eb('status', '=', status),
	]
	if (form !== null) {
		conditions.push(eb('form', '=', form))
		for (const { column, value } of choices) conditions.push(hasValue(leadDefinitions[form], column, value))
	}
	if (assignee === 'nobody') conditions.push(eb('assigned_to', 'is', null))
	else if (assignee !== null) conditions.push(eb('assigned_to', '=', assignee === 'me' ? staffId : assignee))
	// `queue_order` is the due time of waiting leads and the day of follow-ups.
	if (isOverdueOnly) {
		conditions.push(eb('queue_order', '<', Math.min(now.getTime(), settledFrom)), eb('status', '=', 'new'))
	}
	if (plan === 'today') conditions.push(eb('queue_order', '<', tonight))
	if (plan === 'follow-up')
		conditions.push(eb('queue_order', '<', settledFrom), eb('follow_up_on', 'is not', null))
	if (plan === 'aside')
		conditions.push(eb('set_aside_at', 'is not', null), eb('confirmed_spam_at', 'is', null))
	if (filters.origin) conditions.push(...originConditions(eb, filters.origin, zoned))
	return eb.and(conditions)
}

/** Conditions for the time and place that requests came from. */
function originConditions(
	eb: ExpressionBuilder<Database, 'lead_work'>,
	{ from, to, town, page }: Origin,
	zoned: Zoned,
): Expression<SqlBool>[] {
	const conditions: Expression<SqlBool>[] = []
	if (from !== null) conditions.push(eb('created_at', '>=', startOfDay(from, zoned).toISOString()))
	if (to !== null) conditions.push(eb('created_at', '<', endOfDay(to, zoned).toISOString()))
	if (town === '') conditions.push(eb.or([eb('town', 'is', null), eb('town', '=', '')]))
	else if (town !== null) conditions.push(eb('town', '=', town))
	if (page === 'phone') conditions.push(eb('source', '=', 'phone'))
	else if (page === 'unknown') conditions.push(eb('page', 'is', null), eb('source', '=', 'site'))
	else if (page !== null) conditions.push(eb('page', '=', page))
	return conditions
}
