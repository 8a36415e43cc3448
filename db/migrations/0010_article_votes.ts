import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Who has voted on which help article, so that a browser counts once (decision D19). */
export async function createArticleVotes(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, strict } = columnWords(kind)
	await run(db, [
		`create table article_votes (
			id text primary key not null,
			article_id text not null references kb_articles (id) on delete cascade,
			browser_hash text not null,
			${flag('is_helpful')} not null,
			${time('created_at')} not null,
			unique (article_id, browser_hash)
		) ${strict}`,
	])
}
