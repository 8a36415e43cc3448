import type { LocalDocument } from './local_document.ts'

/** SE-02: a word counts 2 to 3 in the title, 1 to 2 in the text; the whole word more than its beginning. */
const titleScores = { whole: 3, beginning: 2 }
const bodyScores = { whole: 2, beginning: 1 }
const maxPerWord = titleScores.whole + bodyScores.whole
/** Below this a match is only one word of many. */
const minScore = 0.35

/** The words of a query in lower case, without stop words. */
export function wordsOf(query: string): string[] {
	const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
	return [...new Set(words)].filter((word) => !fillers.has(word))
}

/** How well a document matches the words by itself: 0, when it does not, to 1, when each is in title and text. */
export function scoreOf(
	{ title, body }: Pick<LocalDocument, 'title' | 'body'>,
	words: readonly string[],
): number {
	if (words.length === 0) return 0
	const scores = words.map(
		(word) => fieldScore(title, word, titleScores) + fieldScore(body, word, bodyScores),
	)
	const score = scores.reduce((sum, one) => sum + one, 0) / (words.length * maxPerWord)
	return score >= minScore ? score : 0
}

function fieldScore(text: string, word: string, { whole, beginning }: typeof titleScores): number {
	if (wholeWord(word).test(text)) return whole
	return wordStart(word).test(text) ? beginning : 0
}

/** Matches the beginning of a word: "contain" in "containers". The match is what was typed, not the whole word. */
export function wordStart(word: string, flags = 'iu'): RegExp {
	return new RegExp(`(?<![\\p{L}\\p{N}])${stemOf(word)}`, flags)
}

/** The word itself, and the same word in the plural or another form. */
function wholeWord(word: string): RegExp {
	return new RegExp(`(?<![\\p{L}\\p{N}])${stemOf(word)}(?:s|es|ies|y|ys|e|ed|ing)?(?![\\p{L}\\p{N}])`, 'iu')
}

/**
 * A simple stem: "holidays" and "holiday", "missed" and "miss" match. Words are letters and digits, so the RegExp
 * needs no escaping.
 */
function stemOf(word: string): string {
	return word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing|y|e)$/, '') : word
}

/** Stop words. */
const fillers = new Set(
	'a an and are can do does for how i in is it me my of on or the to we what when where you your'.split(' '),
)
