/** One idea and the ways to say it; a text that uses any of them is about the idea. */
export interface Concept {
	id: string
	/** Words and phrases, colloquial and formal. Other forms of a word (carts, cracked) need not be listed. */
	words: readonly string[]
	/** Ideas that this one is a kind of: they partly answer who asks for it. */
	broader: readonly string[]
}

/** A concept from one line of words and phrases with commas between. */
export function concept(id: string, words: string, ...broader: readonly string[]): Concept {
	return { id, words: words.split(',').map((word) => word.trim()), broader }
}
