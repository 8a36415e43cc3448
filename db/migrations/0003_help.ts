import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Help categories and articles (docs/spec/tables.md). */
export async function createHelp(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, strict } = columnWords(kind)
	await run(db, [
		`create table kb_categories (
			id text primary key not null,
			name text not null,
			slug text not null unique,
			${flag('is_active')} not null,
			sort_order integer not null
		) ${strict}`,
		`create table kb_articles (
			id text primary key not null,
			slug text not null unique,
			title text not null,
			excerpt text not null,
			content text not null,
			category_id text not null references kb_categories (id),
			${flag('is_published')} not null,
			sort_order integer not null,
			view_count integer not null check (view_count >= 0),
			helpful_count integer not null check (helpful_count >= 0),
			not_helpful_count integer not null check (not_helpful_count >= 0),
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create index kb_articles_category on kb_articles (category_id)`,
	])
}
