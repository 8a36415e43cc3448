/** The `tel:` link to a phone number, with the country code. */
export function phoneLink(phone: string): string {
	return `tel:+1${phone.replaceAll(/\D/g, '')}`
}
