import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'
import { run } from './statements.ts'

/** Words that the search treats as equal (SE-09). */
export async function createSearchSynonyms(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, json, strict } = columnWords(kind)
	await run(db, [
		`create table search_synonyms (
			id text primary key not null,
			${json('words')} not null,
			${flag('is_active')} not null,
			sort_order integer not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		...raisesContentVersion(kind, 'search_synonyms'),
	])
}
