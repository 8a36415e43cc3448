/** Words that stay in capitals: directions, numbers with a letter, and the usual abbreviations of county roads, highways and rural routes. */
const inCapitals = /^(?:[NSEW]{1,2}|\d+[A-Z]|[A-Z]?CR|US|SH|RR|HC)$/

/** Formats words in capitals for display: `N Maple St`. */
export function displayed(words: readonly string[]): string {
	return words
		.map((word) => (inCapitals.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()))
		.join(' ')
}
