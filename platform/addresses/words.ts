/**
 * The words of a street or an address as the post office writes them (USPS Publication 28, sections 222 and 354):
 * capitals, no accents, no punctuation. A number sign is a word of its own, and so is a comma or line end.
 */
export function wordsOf(text: string): string[] {
	return text
		.normalize('NFKD')
		.toUpperCase()
		.replace(/[\p{M}.'’`´]/gu, '')
		.replace(/[,;\n]/g, ' , ')
		.replace(/#/g, ' # ')
		.split(/[^A-Z0-9#,/]+/)
		.filter((word) => word !== '')
}
