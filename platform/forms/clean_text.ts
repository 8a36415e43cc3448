/**
 * Characters that no one types and that could mislead a reader: controls (NUL, escape …) and the marks that change the
 * direction of text. They are removed silently, since they carry no meaning.
 */
const unseen = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** Text of several lines: line ends become `\n`, invisible characters are removed, the ends are trimmed. */
export function cleanParagraphs(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
		.replace(unseen, '')
		.trim()
}

/** Text of one line: as `cleanParagraphs`, with every run of spaces, tabs and line ends replaced by one space. */
export function cleanLine(text: string): string {
	return cleanParagraphs(text).replace(/\s+/g, ' ')
}
