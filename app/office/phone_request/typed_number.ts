/** The digits typed so far, without the country code. */
export function typedDigits(phone: string): string {
	return phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}

/**
 * The person's number that begins or ends with the typed digits. If none does, a complete typed number is returned, else the
 * person's first number.
 */
export function matchingNumber(typed: string, phones: readonly string[]): string {
	const digits = typedDigits(typed)
	const found = phones.find((phone) => {
		const number = typedDigits(phone)
		return number.startsWith(digits) || number.endsWith(digits)
	})
	return found ?? (digits.length >= 10 ? typed : (phones[0] ?? ''))
}
