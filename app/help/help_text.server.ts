import type { Facts } from '#app/company/facts_type.ts'
import { telHref } from '#app/company/contact_links.ts'
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

/** An article's HTML with the company's facts in it, its phone number and mailboxes as links. */
export function articleHtml({ content }: HelpArticleRow, facts: Facts, today: Date): string {
	const html = fillPlaceholders(content, facts, today, { escape: escapeHtml })
	const phone = escapeHtml(facts.phone)
	const withPhone = linked(phone, (stop) => {
		const link = `<a href="${telHref(facts.phone)}">${phone}</a>`
		return `<span class="inline-block">${link}${stop}</span>`
	})(html)
	return [facts.email, facts.billingEmail].reduce((before, email) => {
		const words = escapeHtml(email)
		const parts = words.replaceAll('@', '@<wbr>').replaceAll('.', '<wbr>.')
		return linked(words, (stop) => `<a href="mailto:${words}">${parts}</a>${stop}`)(before)
	}, withPhone)
}

/** The active category an article belongs to, if it has one. */
export function categoryOf(
	article: HelpArticleRow,
	{ helpCategories }: Pick<HelpContent, 'helpCategories'>,
): HelpCategoryRow | null {
	const categories = helpCategories.ok ? helpCategories.rows : []
	return categories.find(({ id }) => id === article.category_id) ?? null
}

/**
 * Puts a link in the place of words, wherever they are not in a tag or in a link already; `link` gets the stop behind them, which
 * stays on their line.
 */
function linked(words: string, link: (stop: string) => string): (html: string) => string {
	return (html) =>
		html.split(words).reduce((before, after) => {
			const isInTag = before.lastIndexOf('<') > before.lastIndexOf('>')
			const isInLink = before.lastIndexOf('<a ') > before.lastIndexOf('</a>')
			if (isInTag || isInLink) return before + words + after
			const stop = '.,;:?!)'.includes(after.charAt(0)) ? after.charAt(0) : ''
			return before + link(stop) + after.slice(stop.length)
		})
}

function escapeHtml(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}
