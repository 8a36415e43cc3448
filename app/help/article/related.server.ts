import type { HelpArticleRow } from '#db/content_rows.ts'
import { plainText } from '#app/content/plain_text.ts'
import { memoized } from '#platform/process/memoized.ts'

const max = 4

/**
 * Related articles, at most four: those linked in this one, then those of its category by distance in the
 * order. If there are fewer than two, adds the articles with the most words in common.
 */
export function relatedArticles(
	article: HelpArticleRow,
	articles: readonly HelpArticleRow[],
): readonly HelpArticleRow[] {
	return relatedIn(articles)(article)
}

/** Cached per list of articles, which any change replaces. */
const relatedIn = memoized((articles: readonly HelpArticleRow[]) =>
	memoized((article: HelpArticleRow) => choose(article, articles)),
)

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

/** The number of longer words that two articles have in common. */
function sharedWords(a: HelpArticleRow, b: HelpArticleRow): number {
	const words = wordsOf(b)
	return [...wordsOf(a)].filter((word) => words.has(word)).length
}

const wordsOf = memoized(
	({ title, content }: HelpArticleRow): ReadonlySet<string> =>
		new Set(`${title} ${plainText(content).body}`.toLowerCase().match(/[a-z]{5,}/g)),
)
