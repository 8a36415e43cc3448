import { rowsIn } from '#app/content/listing.ts'
import { escapeMarkup } from '#platform/text/escape_markup.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { closedBy } from '#app/company/services.ts'
import { telHref } from '#app/company/contact_links.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { HelpArticleRow, HelpCategoryRow } from '#db/content_rows.ts'

export type HelpContent = Pick<Snapshot, 'helpArticles' | 'helpCategories' | 'facts'>

/** The parts of an article shown on a card. */
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

/** An article's HTML with placeholders filled, and phone number and mail addresses as links. */
export function articleHtml({ content }: HelpArticleRow, facts: Facts, today: Date): string {
	const html = withoutClosedLinks(fillPlaceholders(content, facts, today, { escape: escapeQuoted }), facts)
	const phone = escapeQuoted(facts.phone)
	const withPhone = linked(phone, (stop) => {
		const link = `<a href="${telHref(facts.phone)}">${phone}</a>`
		return `<span class="inline-block">${link}${stop}</span>`
	})(html)
	return [facts.email, facts.billingEmail].reduce((before, email) => {
		const words = escapeQuoted(email)
		const parts = words.replaceAll('@', '@<wbr>').replaceAll('.', '<wbr>.')
		return linked(words, (stop) => `<a href="mailto:${words}">${parts}</a>${stop}`)(before)
	}, withPhone)
}

/** The active category of an article; null if it has none. */
export function categoryOf(
	article: HelpArticleRow,
	content: Pick<HelpContent, 'helpCategories' | 'facts'>,
): HelpCategoryRow | null {
	return categoriesOf(content).find(({ id }) => id === article.category_id) ?? null
}

/** The active categories, with placeholders in their names filled. */
export function categoriesOf({
	helpCategories,
	facts,
}: Pick<HelpContent, 'helpCategories' | 'facts'>): HelpCategoryRow[] {
	const today = new Date()
	const rows = rowsIn(helpCategories)
	return rows.map((row) => ({ ...row, name: fillPlaceholders(row.name, facts, today) }))
}

/** Replaces links to closed pages with their text. */
function withoutClosedLinks(html: string, facts: Facts): string {
	const [start = '', ...links] = html.split('<a href="')
	return links.reduce((before, link) => {
		const to = link.slice(0, link.indexOf('"'))
		if (closedBy(facts.closedPages, to) === null) return `${before}<a href="${link}`
		return before + link.slice(link.indexOf('>') + 1).replace('</a>', '')
	}, start)
}

/**
 * Turns each occurrence of `words` into a link, except in tags and existing links. `link` gets the punctuation
 * mark that follows, to keep it on the same line.
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

function escapeQuoted(text: string): string {
	return escapeMarkup(text).replaceAll('"', '&quot;')
}
