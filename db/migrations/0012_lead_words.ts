import type { OldContact } from './0012_lead_contacts.ts'

const longest = 700
const longestWord = 80
const mostWords = 40

/** The search words of a lead as of this migration, those of the name first. */
export function wordsOfLead(reference: string, contact: OldContact): string[] {
	const { name, organisation, email, phone, place, asked } = contact
	const digits = phone?.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '') ?? ''
	const texts = [name, reference, organisation, email, place, asked].filter((text) => text !== null)
	const [ofName = [], ...others] = texts.map(wordsOf)
	const numbers = [digits, digits.slice(-7), digits.slice(-4)]
	const words = [...ofName, ...numbers, folded(email), ...others.flat()]
	return [...new Set(words.filter(Boolean).map((word) => word.slice(0, longestWord)))].slice(0, mostWords)
}

/** The same as one text. */
export function textOfWords(words: readonly string[]): string {
	return ` ${words.join(' ')}`.slice(0, longest).toWellFormed()
}

function wordsOf(text: string): string[] {
	return folded(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
}

function folded(text: string): string {
	return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
