/** A concept and its synonyms. */
export interface Concept {
	id: string
	/** Words and phrases, colloquial and formal. Other forms of a word (carts, cracked) need not be listed. */
	words: readonly string[]
	/** Broader concepts, which match partly. */
	broader: readonly string[]
}

/** A concept from one line of words and phrases with commas between. */
export function concept(id: string, words: string, ...broader: readonly string[]): Concept {
	return { id, words: words.split(',').map((word) => word.trim()), broader }
}
