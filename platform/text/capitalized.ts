/** Capitalizes the first letter, as for a sentence or a label. */
export function capitalized(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
