import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { raiseContentVersion, raisesContentVersion } from './content_version.ts'
import { run } from './statements.ts'

/** Listed here and not taken from `contentTables`: a migration must not change when that list grows. */
const tables = [
	'page_sections',
	'testimonials',
	'color_palettes',
	'color_variables',
	'faqs',
	'rolloff_faqs',
	'services',
	'residential_towns',
	'rolloff_towns',
	'commercial_sizes',
	'commercial_specs',
	'rolloff_sizes',
	'kb_categories',
]

/** All but the counters: a view or a vote must not make every process reload its content (decision D19). */
const articleColumns = [
	'id',
	'slug',
	'title',
	'excerpt',
	'content',
	'category_id',
	'is_published',
	'sort_order',
	'created_at',
	'updated_at',
]

/** One number that changes with any public content. */
export async function createContentVersion(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	await run(db, [
		`create table content_version (
			id integer primary key not null check (id = 1),
			version integer not null,
			${time('seeded_at')}
		) ${strict}`,
		`insert into content_version (id, version, seeded_at) values (1, 1, null)`,
		...(kind === 'postgres' ? [raiseContentVersion] : []),
		...tables.flatMap((table) => raisesContentVersion(kind, table)),
		...raisesContentVersion(kind, 'kb_articles', articleColumns),
	])
}
