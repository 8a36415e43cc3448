import type { LocalDocument } from './local_document.ts'

/** SE-02: per word, 2 or 3 for the title and 1 or 2 for the body; a whole word scores more than a prefix. */
const titleScores = { whole: 3, beginning: 2 }
const bodyScores = { whole: 2, beginning: 1 }
const maxPerWord = titleScores.whole + bodyScores.whole
/** Below this, a match covers too few of the words. */
const minScore = 0.35

/** The words of a query in lower case, without stop words. */
export function wordsOf(query: string): string[] {
	const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
	return [...new Set(words)].filter((word) => !fillers.has(word))
}

/** A document's local score: from 0 for no match to 1 if every word is in title and body. */
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

/** Matches a word's beginning: "contain" in "containers". Only the typed part is matched, not the whole word. */
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
