/**
 * Characters that no one types and that could mislead a reader: controls (NUL, escape …) and the marks that
 * turn the direction of text around. They are taken out without a word: nothing a person said is lost.
 */
const unseen = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** Text of several lines: line ends become `\n`, unseen characters go, the ends are trimmed. */
export function cleanParagraphs(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
		.replace(unseen, '')
		.trim()
}

/** Text of one line: as `cleanParagraphs`, and every run of spaces, tabs and line ends is one space. */
export function cleanLine(text: string): string {
	return cleanParagraphs(text).replace(/\s+/g, ' ')
}
