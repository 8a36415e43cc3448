import { type Kysely, sql } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { fromCursor, type Page, readPage } from '../kernel/list/read_page.server.ts'
import { type ActivityFilters, type ActivityGroup, signInKinds } from './activity_filters.ts'

const pageSize = 50

/** The tables that record staff activity. */
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

const newestFirst = { by: 'created_at', id: 'id', direction: 'desc' } as const

/**
 * A page of the newest activity in all tables that record it, ties ordered by id. From each table at most a page is read, by
 * its own index.
 */
export async function readActivity(
	db: Kysely<Database>,
	filters: ActivityFilters,
	size: number = pageSize,
): Promise<Page<ActivityKey>> {
	const [first = 'staff_activity', ...others] = filters.group === null ? sources : groupSources[filters.group]
	return readPage(
		filters.cursor,
		size,
		(cursor, limit) => {
			let all = newest(db, first, { ...filters, cursor }, limit)
			for (const source of others) all = all.unionAll(newest(db, source, { ...filters, cursor }, limit))
			const read = db.selectFrom(all.as('activity')).select(['source', 'id', 'created_at'])
			return fromCursor(read, newestFirst, cursor, limit).execute()
		},
		({ id, created_at }) => ({ id, value: created_at }),
	)
}

/** A page of one table, as a subquery, because SQLite does not allow a limit on a part of a union. */
function newest(db: Kysely<Database>, source: ActivitySource, filters: ActivityFilters, limit: number) {
	const { person, group, cursor } = filters
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
	const page = fromCursor(query, newestFirst, cursor, limit)
	return db.selectFrom(page.as('page')).select(['source', 'id', 'created_at'])
}

/** Deletes sign-ins and changes of access whose retention time has passed. */
export async function sweepActivity(
	{ db }: Store,
	{ retention }: Pick<Facts, 'retention'>,
	now: Date,
): Promise<void> {
	const oldest = new Date(now.getTime() - retention.activityDays * 24 * 60 * 60_000).toISOString()
	await db.deleteFrom('staff_activity').where('created_at', '<', oldest).execute()
}
