import { facts } from './facts.ts'
import { phoneLink } from './phone_link.ts'

/** The `tel:` link to the office. */
export function telHref(): string {
	return phoneLink(facts.phone)
}

/** The `mailto:` link; by default the office's. */
export function mailHref(email = facts.email): string {
	return `mailto:${email}`
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
