import { phoneKeys } from '#app/people/identifiers.server.ts'
import { foldedWords, foldText } from '#platform/text/words.ts'
import type { LeadContact } from './lead_contact.ts'

/** In characters; the most that surely fits a PostgreSQL index entry (2,704 bytes), at up to three bytes each. */
const longest = 700
const longestWord = 80
const maxWords = 40

/**
 * The folded words that a lead is found by, those of the name first so that leads sort by name: an e-mail
 * address whole and in parts; the phone's digits as dialed, without the area code, and the last four.
 */
export function wordsOfLead(reference: string, contact: LeadContact): string[] {
	const { name, organization, email, phone, place, asked } = contact
	const keys = phoneKeys(phone)
	const dialed = (keys.length > 0 ? keys : [phone ?? '']).map((number) =>
		number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, ''),
	)
	const texts = [name, reference, organization, email, place, asked].filter((text) => text !== null)
	const [ofName = [], ...others] = texts.map(foldedWords)
	const numbers = dialed.flatMap((digits) => [digits, digits.slice(-7), digits.slice(-4)])
	const words = [...ofName, ...numbers, foldText(email), ...others.flat()]
	return [...new Set(words.filter(Boolean).map((word) => word.slice(0, longestWord)))].slice(0, maxWords)
}

/** The words as one string, in which ` june` matches every word that begins with those letters. */
export function searchText(words: readonly string[]): string {
	return ` ${words.join(' ')}`.slice(0, longest).toWellFormed()
}

/**
 * The word prefixes in a search query; a phone number is one word, however it is written. A query of only
 * punctuation, such as `%`, becomes one word that matches nothing.
 */
export function searchWords(query: string): string[] {
	const folded = foldText(query).trim().slice(0, 100)
	if (/^\+?[\d().\s/-]{7,}$/.test(folded) && /\d/.test(folded))
		return [folded.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')]
	const words = folded.split(/\s+/).flatMap((word) => (word.includes('@') ? [word] : foldedWords(word)))
	const queryWords = words.map((word) => word.slice(0, longestWord)).slice(0, 6)
	return queryWords.length === 0 && folded !== '' ? [folded] : queryWords
}
