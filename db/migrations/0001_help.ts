import { columnWords, type StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'

/** All columns except the counters: a view or a vote must not make every process reload its content (decision D19). */
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

/** Help categories, articles and votes; search synonyms and logged searches. */
export function helpTables(kind: StoreKind): string[] {
	const { flag, time, json, strict } = columnWords(kind)
	return [
		`create table kb_categories (
			id text primary key not null,
			name text not null,
			slug text not null unique,
			${flag('is_active')} not null,
			sort_order integer not null
		) ${strict}`,
		...raisesContentVersion(kind, 'kb_categories'),
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
		...raisesContentVersion(kind, 'kb_articles', articleColumns),
		`create table article_votes (
			id text primary key not null,
			article_id text not null references kb_articles (id) on delete cascade,
			browser_hash text not null,
			${flag('is_helpful')} not null,
			${time('created_at')} not null,
			unique (article_id, browser_hash)
		) ${strict}`,
		`create table search_synonyms (
			id text primary key not null,
			${json('words')} not null,
			${flag('is_active')} not null,
			sort_order integer not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		...raisesContentVersion(kind, 'search_synonyms'),
		`create table search_events (
			day text not null check (length(day) = 10),
			kind text not null check (kind in ('searched', 'nothing', 'clicked')),
			query text not null check (length(query) between 1 and 80),
			url text not null check (length(url) <= 200 and (kind = 'clicked') = (url <> '')),
			hits integer not null check (hits > 0),
			primary key (day, kind, query, url)
		) ${strict}`,
	]
}
