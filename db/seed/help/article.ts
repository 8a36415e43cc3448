import type { HelpArticleRow } from '#db/content_rows.ts'
import { seededAt } from '../seeded_at.ts'

/** One article; `content` is HTML and may be indented like the code around it. */
export type Article = Pick<HelpArticleRow, 'slug' | 'title' | 'excerpt' | 'content'>

export function articlesOf(category: string, articles: readonly Article[]): readonly HelpArticleRow[] {
	return articles.map((article, index) => ({
		id: `help-${article.slug}`,
		...article,
		content: article.content.replaceAll(/^\t+/gm, '').trim(),
		category_id: `help-category-${category}`,
		is_published: true,
		sort_order: (index + 1) * 10,
		view_count: 0,
		helpful_count: 0,
		not_helpful_count: 0,
		created_at: seededAt,
		updated_at: seededAt,
	}))
}
