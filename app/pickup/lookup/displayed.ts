/** Formats words in capitals for display: `N Maple St`. */
export function displayed(words: readonly string[]): string {
	return words
		.map((word) =>
			word.length > 2 || !/^[NSEW]{1,2}$/.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
		)
		.join(' ')
}
