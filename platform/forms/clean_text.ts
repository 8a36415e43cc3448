/**
 * Characters that no one types and that could mislead a reader: control characters (NUL, escape …) and marks that change text direction.
 * They are removed silently, because they carry no meaning.
 */
const unseen = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** Anything but white space, marks without a letter, and characters that show nothing, such as Hangul fillers and a blank of Braille. */
const visible = /[^\s\p{M}\p{Cf}\p{DI}\u2800]/u

/** The text without white space around it; empty if it has nothing to see. */
export function trimText(text: string): string {
	return visible.test(text) ? text.trim() : ''
}

/**
 * Cleans multi-line text: normalizes line ends to `
 * `, removes invisible characters and trims.
 */
export function cleanParagraphs(text: string): string {
	const lines = text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
	return trimText(lines.replace(unseen, ''))
}

/** Cleans single-line text: like `cleanParagraphs`, with every run of white space collapsed to one space. */
export function cleanLine(text: string): string {
	return cleanParagraphs(text).replace(/\s+/g, ' ')
}
