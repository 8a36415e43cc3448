const longest = 80

/**
 * Personal data: e-mail addresses, street addresses, and numbers long enough to be a phone, an account or a card.
 * Sizes, prices and gallons are shorter.
 */
const personal = [
	/(?<!\S)[^\s@]*@\S*/gu,
	/(?<![\p{L}\d])\d{1,6}\s+(?:[\p{L}\d.]+\s+){1,3}?(?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|ct|court|blvd|cir|circle|pl|place|way|ter|terrace|hwy|highway)(?![\p{L}\d])/gu,
	/(?<![+(])[+(]*\d(?:[\s().\-/]*\d){4,}/gu,
] as const

/**
 * A query as it may be stored: lower case, single spaces, at most 80 characters, without personal data. Empty if
 * nothing is left.
 */
export function searchedWords(query: string): string {
	const plain = query.normalize('NFKC').toLowerCase().replace(/\p{C}/gu, ' ')
	const impersonal = personal.reduce((text, pattern) => text.replace(pattern, ' '), plain)
	const words = impersonal.replace(/\s+/g, ' ').trim()
	return /[\p{L}\p{N}]/u.test(words) ? words.slice(0, longest).trim() : ''
}
