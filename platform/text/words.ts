/** Lowercases text and removes accents, so that `José` and `jose` are equal. */
export function foldText(text: string): string {
	return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** The folded words of a text: runs of letters and digits. */
export function foldedWords(text: string): string[] {
	return foldText(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
}
