/** Small letters without their accents: `José` and `jose` are the same. */
export function foldText(text: string): string {
	return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** The words of a text, folded: runs of letters and digits. */
export function foldedWords(text: string): string[] {
	return foldText(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
}
