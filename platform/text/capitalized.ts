/** With a capital at the beginning, as a sentence or a label has it. */
export function capitalized(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
