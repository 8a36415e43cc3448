import type { HelpArticleRow } from '#db/content_rows.ts'
import { plainText } from '#app/content/plain_text.ts'
import { madeOnce } from '#platform/process/made_once.ts'

const max = 4

/**
 * What to read next: the articles this one links to, then those of its category, nearest in their order first.
 * At most four, never the article itself.
 */
export function relatedArticles(
	article: HelpArticleRow,
	articles: readonly HelpArticleRow[],
): readonly HelpArticleRow[] {
	return relatedIn(articles)(article)
}

/** A change of any article makes another list. */
const relatedIn = madeOnce((articles: readonly HelpArticleRow[]) =>
	madeOnce((article: HelpArticleRow) => choose(article, articles)),
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

/** How many of the longer words of two articles are the same, for an article that stands alone. */
function sharedWords(a: HelpArticleRow, b: HelpArticleRow): number {
	const words = wordsOf(b)
	return [...wordsOf(a)].filter((word) => words.has(word)).length
}

const wordsOf = madeOnce(
	({ title, content }: HelpArticleRow): ReadonlySet<string> =>
		new Set(`${title} ${plainText(content).body}`.toLowerCase().match(/[a-z]{5,}/g)),
)
