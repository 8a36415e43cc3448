import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** One browser's vote on one article (decision D19). The browser is identified only by a keyed hash. */
export interface ArticleVoteRow {
	id: string
	article_id: string
	browser_hash: string
	is_helpful: boolean
	created_at: Timestamp
}

export const helpTables = {
	article_votes: table<ArticleVoteRow>({ is_helpful: 'boolean', created_at: 'time' }),
}
