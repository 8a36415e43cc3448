import type { Facts } from '#app/company/facts_type.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { HelpArticleRow, HelpCategoryRow } from '#db/content_rows.ts'

export type HelpContent = Pick<Snapshot, 'helpArticles' | 'helpCategories' | 'facts'>

/** An article as a card shows it. */
export interface ArticleCard {
	slug: string
	title: string
	excerpt: string
}

export function articleCard(
	{ slug, title, excerpt }: HelpArticleRow,
	facts: Facts,
	today: Date,
): ArticleCard {
	const plain = (text: string) => fillPlaceholders(text, facts, today)
	return { slug, title: plain(title), excerpt: plain(excerpt) }
}

/** An article's HTML with the company's facts in it, the phone number in one piece. */
export function articleHtml({ content }: HelpArticleRow, facts: Facts, today: Date): string {
	const html = fillPlaceholders(content, facts, today, { escape: escapeHtml })
	return unbroken(escapeHtml(facts.phone), html)
}

/** The active category an article belongs to, if it has one. */
export function categoryOf(
	article: HelpArticleRow,
	{ helpCategories }: Pick<HelpContent, 'helpCategories'>,
): HelpCategoryRow | null {
	const categories = helpCategories.ok ? helpCategories.rows : []
	return categories.find(({ id }) => id === article.category_id) ?? null
}

/** The HTML in which no such text breaks across lines, nor before the stop behind it; what is inside a tag stays as it is. */
function unbroken(text: string, html: string): string {
	return html.split(text).reduce((before, after) => {
		const isInTag = before.lastIndexOf('<') > before.lastIndexOf('>')
		if (isInTag) return before + text + after
		const stop = '.,;:?!)'.includes(after.charAt(0)) ? after.charAt(0) : ''
		return `${before}<span class="inline-block">${text}${stop}</span>${after.slice(stop.length)}`
	})
}

function escapeHtml(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}
