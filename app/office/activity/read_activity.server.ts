import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { formatCursor } from '../kernel/store/history_cursor.ts'
import { type ActivityFilters, type ActivityGroup, signInKinds } from './activity_filters.ts'

export const pageSize = 50

/** The tables that record what staff did. */
const sources = [
	'staff_activity',
	'lead_events',
	'person_events',
	'person_consents',
	'content_history',
] as const satisfies readonly (keyof Database)[]
export type ActivitySource = (typeof sources)[number]

const groupSources: Record<ActivityGroup, readonly ActivitySource[]> = {
	'sign-ins': ['staff_activity'],
	access: ['staff_activity'],
	requests: ['lead_events'],
	people: ['person_events', 'person_consents'],
	facts: ['content_history'],
	content: ['content_history'],
}

export interface ActivityKey extends Pick<Database[ActivitySource], 'id' | 'created_at'> {
	source: ActivitySource
}

/**
 * The newest of what staff did, in all tables that record it, ties ordered by id; `older` is the cursor of the next page. Each table is
 * read by its own index, a page at most.
 */
export async function readActivity(
	db: Kysely<Database>,
	filters: ActivityFilters,
	size: number = pageSize,
): Promise<{ keys: ActivityKey[]; older: string | null }> {
	const read = filters.group === null ? sources : groupSources[filters.group]
	const [first = 'staff_activity', ...others] = read
	let all = newest(db, first, filters, size)
	for (const source of others) all = all.unionAll(newest(db, source, filters, size))
	const found = await db
		.selectFrom(all.as('activity'))
		.select(['source', 'id', 'created_at'])
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(size + 1)
		.execute()
	const keys = found.slice(0, size)
	const last = found.length > size ? keys.at(-1) : undefined
	return { keys, older: last ? formatCursor({ at: last.created_at, id: last.id }) : null }
}

/** A page of one table, as a subquery, because SQLite limits no part of a union. */
function newest(db: Kysely<Database>, source: ActivitySource, filters: ActivityFilters, size: number) {
	const { person, group, before } = filters
	let query = db.selectFrom(source).select(['id', 'created_at']).select(sql.lit(source).as('source'))
	if (source === 'staff_activity') {
		if (person !== null)
			query = query.where(({ eb, or }) => or([eb('staff_id', '=', person), eb('about_id', '=', person)]))
		if (group === 'sign-ins' || group === 'access')
			query = query.where('kind', group === 'access' ? 'not in' : 'in', signInKinds)
	} else {
		query = query.where('staff_id', 'is not', null)
		if (person !== null) query = query.where('staff_id', '=', person)
	}
	if (source === 'content_history' && group !== null)
		query = query.where('content_table', group === 'facts' ? '=' : '!=', 'company_facts')
	if (before !== null)
		query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(before.at, before.id)))
	const page = query
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(size + 1)
	return db.selectFrom(page.as('page')).select(['source', 'id', 'created_at'])
}
