import type { Article, WithContext } from 'schema-dts'
import { helpArticles } from '#app/content/types/help_articles.ts'
import { ownPreview } from '#app/seo/own_preview.server.ts'
import { type PageMeta, previewPath } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, businessId } from '#app/seo/structured_data.server.ts'
import type { HelpArticleRow } from '#db/content_rows.ts'
import { type ArticleContent, articleTrail } from './article_content.server.ts'

/** An article's tags and structured data: what it is, since when, and the way to it. */
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
		publicUrl,
		image: ownPreview(helpArticles, row),
		structuredData: [article, breadcrumbs(publicUrl, articleTrail(page))],
	}
}
