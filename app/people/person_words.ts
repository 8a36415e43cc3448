import { foldedWords, foldText } from '#platform/text/words.ts'

const longestWord = 80
const maxWords = 40
const longestKey = 120

/** What somebody is found by, as far as it is known. */
interface PersonNamed {
	name?: string
	email?: string
	/** In E.164. */
	number?: string
	place?: string | undefined
}

/**
 * The words by which a person is found: those of the name, a mail address whole and in parts, of a number the digits as
 * it is dialed, without the area code, and the last four, and those of a place.
 */
export function personWords({ name = '', email = '', number = '', place = '' }: PersonNamed): string[] {
	const digits = number.replace(/^\+(?:1(?=\d{10}$))?/, '')
	const numbers = [digits, digits.slice(-7), digits.slice(-4)]
	const words = [
		...foldedWords(name),
		...numbers,
		foldText(email),
		...foldedWords(email),
		...foldedWords(place),
	]
	return [...new Set(words.filter(Boolean).map((word) => word.slice(0, longestWord)))].slice(0, maxWords)
}

/** What the list is ordered by: the words of the name. */
export function sortKey(name: string): string {
	return foldedWords(name).join(' ').slice(0, longestKey).toWellFormed()
}
