import { facts } from './facts.ts'

/** The `tel:` link, with the country code. */
export function telHref(): string {
	return `tel:+1${facts.phone.replaceAll(/\D/g, '')}`
}

/** The `mailto:` link of the office. */
export function mailHref(): string {
	return `mailto:${facts.email}`
}

/** The office's address on one line. */
export function addressLine(): string {
	const { street, city, state, zip } = facts.address
	return `${street}, ${city}, ${state} ${zip}`
}

/** The office's address in the visitor's map program. */
export function mapHref(): string {
	return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine())}`
}
