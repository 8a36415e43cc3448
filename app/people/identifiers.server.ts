import { listed } from '#platform/text/listed.ts'
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { IdentifierKind } from '#db/people_rows.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'

/** An identifier by which a person is recognized. */
export interface Identifier {
	kind: IdentifierKind
	/** A number in E.164, or a mailbox. */
	value: string
}

/** An identifier as a single string, for comparisons. */
export const keyOf = ({ kind, value }: Identifier) => `${kind} ${value}`

/** The contact details in a request. */
export interface ContactDetails {
	name: string
	email: string
	phone: string | null
}

const country = 'US'

/** The number in E.164 (`+19705550142`), however it was typed; null if invalid. */
export function phoneKey(typed: string): string | null {
	return wholeNumber(typed)?.number ?? null
}

/** The number if the whole text is one; undefined if there is more text, or it is invalid. */
function wholeNumber(typed: string) {
	const parsed = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
	return parsed?.isValid() ? parsed : undefined
}

/** A number to call: as displayed, and as a link. */
export interface CallablePhone {
	shown: string
	tel: string
}

/** The distinct numbers in a phone field: people write "970-555-0142 or 970-555-0199". */
function numbersIn(typed: string) {
	const only = wholeNumber(typed)
	// A comma or semicolon would make the second number an extension.
	const text = typed.replaceAll(/[,;|]/g, ' / ')
	const found = only ? [only] : findPhoneNumbersInText(text, country).map(({ number }) => number)
	return [...new Map(found.map((number) => [number.getURI(), number])).values()]
}

/** The numbers in a phone field, in E.164; empty if there is no valid one. */
export function phoneKeys(typed: string | null): string[] {
	return [...new Set(numbersIn(typed ?? '').map(({ number }) => number))]
}

/** The numbers to call in a phone field; an unreadable one is dialed as typed. */
export function callablePhones(typed: string | null): CallablePhone[] {
	const text = typed ?? ''
	const numbers = numbersIn(text).map((number) => ({
		shown: number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational(),
		tel: number.getURI(),
	}))
	const digits = text.replaceAll(/[^\d+]/g, '')
	return numbers.length > 0 || digits === '' ? numbers : [{ shown: text, tel: `tel:${digits}` }]
}

/** A phone field's numbers formatted for display; unchanged if it contains other text. */
export function shownPhones(typed: string | null): string {
	const phones = callablePhones(typed)
	const isMore = /[a-z]/i.test(
		(typed ?? '').replaceAll(/\b(?:and|or|ext|extension|x|tel|phone)\b|x(?=\d)/gi, ''),
	)
	return phones.length === 0 || isMore
		? (typed ?? '')
		: listed(
				phones.map(({ shown }) => shown),
				'or',
			)
}

/** The beginning of the subject of a mail that notifies the office of a text from a number (E.164) without a request. */
export function textMailSubject(number: string): string {
	return `Text from ${formatPhone(number)}`
}

/** Formats a number for display: `(970) 555-0142`, or `+44 20 7946 0018` for a foreign one. */
export function formatPhone(number: string): string {
	const parsed = parsePhoneNumberFromString(number, country)
	if (!parsed) return number
	return parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational()
}

/** The identifiers of a request's sender. */
export function identifiersOf({ email, phone }: Pick<ContactDetails, 'email' | 'phone'>): Identifier[] {
	const found: Identifier[] = phoneKeys(phone).map((value) => ({ kind: 'phone', value }))
	if (/.@./.test(email)) found.push({ kind: 'mail', value: mailboxOf(email) })
	return found
}
