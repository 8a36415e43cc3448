import type { Article, WithContext } from 'schema-dts'
import { officeDate } from '#app/company/office_date.ts'
import { rowsIn } from '#app/content/listing.ts'
import type { HelpArticleRow } from '#db/content_rows.ts'
import { helpArticles } from '#app/content/types/help_articles.ts'
import { ownPreview } from '#app/seo/own_preview.server.ts'
import { type PageMeta, previewPath } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, businessId } from '#app/seo/structured_data.server.ts'
import { articleCard, articleHtml, categoryOf, type HelpContent } from '../help_text.server.ts'
import { centerTrail } from '../trail.ts'
import { outlined } from './outline.server.ts'
import { nextStep } from './next_step.ts'
import { relatedArticles } from './related.server.ts'

/** The minimum number of headings for a table of contents. */
const minContents = 3

/** The content of an article's page. */
export function articleContent(row: HelpArticleRow, content: HelpContent, today: Date) {
	const { html, outline } = outlined(articleHtml(row, content.facts, today))
	const category = categoryOf(row, content)
	const others = rowsIn(content.helpArticles)
	return {
		...articleCard(row, content.facts, today),
		html,
		nextStep: nextStep(row.slug, content.facts),
		contents: outline.length >= minContents ? outline : [],
		category: category && { slug: category.slug, name: category.name },
		updated: { at: row.updated_at, text: officeDate(new Date(row.updated_at), content.facts) },
		related: relatedArticles(row, others).map((other) => articleCard(other, content.facts, today)),
	}
}

export type ArticleContent = ReturnType<typeof articleContent>

/** An article's breadcrumbs; its category links to a filtered view of the help center. */
export function articleTrail({ title, slug, category }: ArticleContent) {
	return [
		...centerTrail,
		...(category
			? [{ name: category.name, path: `/help?category=${encodeURIComponent(category.slug)}` }]
			: []),
		{ name: title, path: `/help/${slug}` },
	]
}

export function articleMeta(row: HelpArticleRow, page: ArticleContent, publicUrl: string): PageMeta {
	const path = `/help/${page.slug}`
	const article: WithContext<Article> = {
		'@context': 'https://schema.org',
		'@type': 'Article',
		headline: page.title,
		description: page.excerpt,
		...(page.category ? { articleSection: page.category.name } : {}),
		inLanguage: 'en-US',
		datePublished: row.created_at,
		dateModified: row.updated_at,
		mainEntityOfPage: publicUrl + path,
		image: publicUrl + previewPath(ownPreview(helpArticles, row)),
		author: { '@id': businessId(publicUrl) },
		publisher: { '@id': businessId(publicUrl) },
	}
	return {
		title: page.title,
		description: page.excerpt,
		path,
		image: ownPreview(helpArticles, row),
		structuredData: [article, breadcrumbs(publicUrl, articleTrail(page))],
	}
}
