/**
 * Splits a street or an address into words the way the post office writes them (USPS Publication 28, sections 222 and 354): capitals, no
 * accents, no punctuation. A number sign, a comma or line end, and a fraction are words of their own: `123½` gives `123 1/2`.
 */
export function wordsOf(text: string): string[] {
	return text
		.normalize('NFKD')
		.replace(/(\d)⁄(\d)/g, ' $1/$2')
		.toUpperCase()
		.replace(/[\p{M}.'’`´]/gu, '')
		.replace(/[,;\n]/g, ' , ')
		.replace(/#/g, ' # ')
		.split(/[^A-Z0-9#,/]+/)
		.filter((word) => word !== '')
}
