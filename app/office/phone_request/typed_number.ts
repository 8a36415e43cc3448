/** The digits of a number as it is typed, without the country code. */
export function typedDigits(phone: string): string {
	return phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}

/**
 * Of somebody's numbers the one that begins or ends with what is typed. A whole number that is none of theirs stays; of less, the
 * first of theirs is meant.
 */
export function numberMeant(typed: string, phones: readonly string[]): string {
	const digits = typedDigits(typed)
	const found = phones.find((phone) => {
		const number = typedDigits(phone)
		return number.startsWith(digits) || number.endsWith(digits)
	})
	return found ?? (digits.length >= 10 ? typed : (phones[0] ?? ''))
}
