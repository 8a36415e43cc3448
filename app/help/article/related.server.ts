import type { HelpArticleRow } from '#db/content_rows.ts'
import { plainText } from './outline.server.ts'

const max = 4

/** Cached results by list of articles; a change of any article makes another list. */
const found = new WeakMap<readonly HelpArticleRow[], Map<HelpArticleRow, readonly HelpArticleRow[]>>()
const wordsFound = new WeakMap<HelpArticleRow, ReadonlySet<string>>()

/**
 * What to read next: the articles this one links to, then those of its category, nearest in their order first.
 * At most four, never the article itself.
 */
export function relatedArticles(
	article: HelpArticleRow,
	articles: readonly HelpArticleRow[],
): readonly HelpArticleRow[] {
	let known = found.get(articles)
	if (!known) found.set(articles, (known = new Map()))
	const before = known.get(article)
	if (before) return before
	const related = choose(article, articles)
	known.set(article, related)
	return related
}

function choose(article: HelpArticleRow, articles: readonly HelpArticleRow[]): readonly HelpArticleRow[] {
	const linked = articles.filter(({ slug }) => article.content.includes(`href="/help/${slug}"`))
	const siblings = articles.filter(({ category_id }) => category_id === article.category_id)
	const at = siblings.findIndex(({ id }) => id === article.id)
	const nearby = siblings
		.map((row, index) => ({ row, distance: Math.abs(index - at) }))
		.toSorted((a, b) => a.distance - b.distance)
		.map(({ row }) => row)
	const kin = [...new Set([...linked, ...nearby])].filter(({ id }) => id !== article.id)
	if (kin.length > 1) return kin.slice(0, max)
	const others = articles.filter((row) => row.id !== article.id && !kin.includes(row))
	const closest = others.toSorted((a, b) => sharedWords(article, b) - sharedWords(article, a))
	return [...kin, ...closest].slice(0, 2)
}

/** How many of the longer words of two articles are the same, for an article that stands alone. */
function sharedWords(a: HelpArticleRow, b: HelpArticleRow): number {
	const words = wordsOf(b)
	return [...wordsOf(a)].filter((word) => words.has(word)).length
}

function wordsOf(article: HelpArticleRow): ReadonlySet<string> {
	let words = wordsFound.get(article)
	if (!words) {
		words = new Set(`${article.title} ${plainText(article.content)}`.toLowerCase().match(/[a-z]{5,}/g))
		wordsFound.set(article, words)
	}
	return words
}
