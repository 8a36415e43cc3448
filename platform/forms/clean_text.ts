/**
 * Characters that no one types and that could mislead a reader: control characters (NUL, escape …) and marks that change text direction.
 * They are removed silently, because they carry no meaning.
 */
const unseen = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * Cleans multi-line text: normalizes line ends to `
 * `, removes invisible characters and trims.
 */
export function cleanParagraphs(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
		.replace(unseen, '')
		.trim()
}

/** Cleans single-line text: like `cleanParagraphs`, with every run of white space collapsed to one space. */
export function cleanLine(text: string): string {
	return cleanParagraphs(text).replace(/\s+/g, ' ')
}
