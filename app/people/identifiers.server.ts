import { listed } from '#platform/text/listed.ts'
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { IdentifierKind } from '#db/people_rows.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'

/** What a person is recognized by. */
export interface Identifier {
	kind: IdentifierKind
	/** A number in E.164, or a mailbox. */
	value: string
}

/** An identifier as one text, to compare. */
export const keyOf = ({ kind, value }: Identifier) => `${kind} ${value}`

/** How to reach whoever asks, as a request has it. */
export interface ContactDetails {
	name: string
	email: string
	phone: string | null
}

const country = 'US'

/** The number in E.164 (`+19705550142`), however it was typed; null where it can be nobody's. */
export function phoneKey(typed: string): string | null {
	return wholeNumber(typed)?.number ?? null
}

/** The number that all of it is; undefined where it says more, or can be nobody's. */
function wholeNumber(typed: string) {
	const parsed = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
	return parsed?.isValid() ? parsed : undefined
}

/** A number to call, as people read it. */
export interface CallablePhone {
	shown: string
	tel: string
}

/** The numbers in a field for one, each once: people write "970-555-0142 or 970-555-0199". */
function numbersIn(typed: string) {
	const only = wholeNumber(typed)
	// A comma or semicolon would make the second one an extension.
	const text = typed.replaceAll(/[,;|]/g, ' / ')
	const found = only ? [only] : findPhoneNumbersInText(text, country).map(({ number }) => number)
	return [...new Map(found.map((number) => [number.getURI(), number])).values()]
}

/** The numbers in what was typed for one, in E.164; none where it can be nobody's. */
export function phoneKeys(typed: string | null): string[] {
	return [...new Set(numbersIn(typed ?? '').map(({ number }) => number))]
}

/** The numbers to call in what was typed; one that cannot be read is dialed as it was typed. */
export function callablePhones(typed: string | null): CallablePhone[] {
	const text = typed ?? ''
	const numbers = numbersIn(text).map((number) => ({
		shown: number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational(),
		tel: number.getURI(),
	}))
	const digits = text.replaceAll(/[^\d+]/g, '')
	return numbers.length > 0 || digits === '' ? numbers : [{ shown: text, tel: `tel:${digits}` }]
}

/** What was typed for a number as people read numbers; as it was typed where it says more than that. */
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

/** How the mail begins that tells the office of a text from a number (E.164) without a request. */
export function textMailSubject(number: string): string {
	return `Text from ${formatPhone(number)}`
}

/** A number as people read it: `(970) 555-0142`, or `+44 20 7946 0018` from abroad. */
export function formatPhone(number: string): string {
	const parsed = parsePhoneNumberFromString(number, country)
	if (!parsed) return number
	return parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational()
}

/** By what the sender of a request is recognized. */
export function identifiersOf({ email, phone }: Pick<ContactDetails, 'email' | 'phone'>): Identifier[] {
	const found: Identifier[] = phoneKeys(phone).map((value) => ({ kind: 'phone', value }))
	if (/.@./.test(email)) found.push({ kind: 'mail', value: mailboxOf(email) })
	return found
}
