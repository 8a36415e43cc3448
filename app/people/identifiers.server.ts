import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { IdentifierKind } from '#db/people_rows.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'

/** What a person is recognized by. */
export interface Identifier {
	kind: IdentifierKind
	/** A number in E.164, or a mailbox. */
	value: string
}

/** How to reach whoever asks, as a request has it. */
export interface Reach {
	name: string
	email: string
	phone: string | null
}

const country = 'US'

/** The number in E.164 (`+19705550142`), however it was typed; null where it can be nobody's. */
export function phoneKey(typed: string): string | null {
	if (!isValidPhoneNumber(typed, country)) return null
	return parsePhoneNumberFromString(typed, country)?.number ?? null
}

/** A number as people read it: `(970) 555-0142`, or `+44 20 7946 0018` from abroad. */
export function formatPhone(number: string): string {
	const parsed = parsePhoneNumberFromString(number, country)
	if (!parsed) return number
	return parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational()
}

/** By what the sender of a request is recognized, the number first: it decides where the two disagree. */
export function identifiersOf({ email, phone }: Pick<Reach, 'email' | 'phone'>): Identifier[] {
	const number = phone === null ? null : phoneKey(phone)
	const found: Identifier[] = number === null ? [] : [{ kind: 'phone', value: number }]
	if (/.@./.test(email)) found.push({ kind: 'mail', value: mailboxOf(email) })
	return found
}
