import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Searches, clicked results and searches without results, counted by day. */
export async function createSearchEvents(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { strict } = columnWords(kind)
	await run(db, [
		`create table search_events (
			day text not null check (length(day) = 10),
			kind text not null check (kind in ('searched', 'nothing', 'clicked')),
			query text not null check (length(query) between 1 and 80),
			url text not null check (length(url) <= 200 and (kind = 'clicked') = (url <> '')),
			hits integer not null check (hits > 0),
			primary key (day, kind, query, url)
		) ${strict}`,
	])
}
