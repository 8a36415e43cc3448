import type { Facts } from './facts_type.ts'

/** The `tel:` link to a phone number, with the country code. */
export function telHref(phone: string): string {
	return `tel:+1${phone.replaceAll(/\D/g, '')}`
}

/** The `mailto:` link to a mailbox. */
export function mailHref(email: string): string {
	return `mailto:${email}`
}

/** The office's address on one line. */
export function addressLine({ address: { street, city, state, zip } }: Pick<Facts, 'address'>): string {
	return `${street}, ${city}, ${state} ${zip}`
}

/** The link to the office's address in Google Maps. */
export function mapHref(facts: Pick<Facts, 'address'>): string {
	return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(facts))}`
}
