import { foldedWords, foldText } from '#platform/text/words.ts'

const longestWord = 80
const maxWords = 40
const longestKey = 120

/** The known data that a person is found by. */
interface PersonNamed {
	name?: string
	email?: string
	/** In E.164. */
	number?: string
	place?: string | undefined
}

/**
 * The search words of a person: of the name; a mail address whole and in parts; a number's digits as dialed,
 * without the area code, and the last four; and of a place.
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

/** The sort key of the list of people: the words of the name. */
export function sortKey(name: string): string {
	return foldedWords(name).join(' ').slice(0, longestKey).toWellFormed()
}
