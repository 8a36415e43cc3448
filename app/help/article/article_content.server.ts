import { officeDate } from '#app/company/office_date.ts'
import type { HelpArticleRow } from '#db/content_rows.ts'
import { articleCard, articleHtml, categoryOf, type HelpContent } from '../help_text.server.ts'
import { centerTrail } from '../trail.ts'
import { outlined } from './outline.server.ts'
import { nextStep } from './next_step.ts'
import { relatedArticles } from './related.server.ts'

/** With fewer headings than this, an article needs no table of contents. */
const minContents = 3

/** The published article under this slug, or undefined. */
export function findArticle(
	{ helpArticles }: Pick<HelpContent, 'helpArticles'>,
	slug: string,
): HelpArticleRow | undefined {
	return helpArticles.ok ? helpArticles.rows.find((row) => row.slug === slug) : undefined
}

/** An article as its page shows it. */
export function articleContent(row: HelpArticleRow, content: HelpContent, today: Date) {
	const { html, outline } = outlined(articleHtml(row, content.facts, today))
	const category = categoryOf(row, content)
	const others = content.helpArticles.ok ? content.helpArticles.rows : []
	return {
		...articleCard(row, content.facts, today),
		html,
		nextStep: nextStep(row.slug),
		contents: outline.length >= minContents ? outline : [],
		category: category && { slug: category.slug, name: category.name },
		updated: { at: row.updated_at, text: officeDate(new Date(row.updated_at)) },
		related: relatedArticles(row, others).map((other) => articleCard(other, content.facts, today)),
	}
}

export type ArticleContent = ReturnType<typeof articleContent>

/** The way to an article; its category is a view of the help center. */
export function articleTrail({ title, slug, category }: ArticleContent) {
	return [
		...centerTrail,
		...(category
			? [{ name: category.name, path: `/help?category=${encodeURIComponent(category.slug)}` }]
			: []),
		{ name: title, path: `/help/${slug}` },
	]
}
