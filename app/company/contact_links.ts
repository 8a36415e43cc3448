import { facts } from './facts.ts'

/** What a phone dials, with the country code. */
export const telHref = `tel:+1${facts.phone.replaceAll(/\D/g, '')}`

/** Opens a mail to the office. */
export const mailHref = `mailto:${facts.email}`

const { street, city, state, zip } = facts.address

/** The office's address on one line. */
export const addressLine = `${street}, ${city}, ${state} ${zip}`

/** The office's address in the visitor's map program. */
export const mapHref = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine)}`
