/** A concept and its synonyms. */
export interface Concept {
	id: string
	/** Words and phrases, colloquial and formal. Other forms of a word (carts, cracked) need not be listed. */
	words: readonly string[]
	/** Broader concepts, which match partly. */
	broader: readonly string[]
}

/**
 * A concept from words and phrases with commas between. `(a|b) (c|d)` stands for the four phrases of one word from each,
 * and `anynumber` for any number.
 */
export function concept(id: string, words: string, ...broader: readonly string[]): Concept {
	return { id, words: words.split(',').flatMap((phrase) => phrasesOf(phrase.trim())), broader }
}

/** Every phrase that a pattern stands for. */
function phrasesOf(pattern: string): string[] {
	const from = pattern.indexOf('(')
	if (from === -1) return pattern === '' ? [] : [pattern]
	const to = pattern.indexOf(')', from)
	const rest = phrasesOf(pattern.slice(to + 1).trim())
	return pattern
		.slice(from + 1, to)
		.split('|')
		.flatMap((one) => (rest.length === 0 ? [one] : rest.map((end) => `${one} ${end}`)))
		.map((end) => `${pattern.slice(0, from)}${end}`)
}
