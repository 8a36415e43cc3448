import { renderSVG } from 'uqr'
import { facts } from '#app/company/facts.ts'
import { base32 } from './base32.ts'

/** The secret for an authenticator app, as a QR code and as letters in groups of four. */
export interface ScannableSecret {
	/** A `data:` address. */
	picture: string
	letters: string
	/** For a phone that has both this page and the app. */
	link: string
}

export function scannable(secret: string, email: string): ScannableSecret {
	const key = base32(new TextEncoder().encode(secret))
	const name = `${encodeURIComponent(facts.name)}:${encodeURIComponent(email)}`
	const link = `otpauth://totp/${name}?secret=${key}&issuer=${encodeURIComponent(facts.name)}&digits=6&period=30`
	const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'M', border: 4 }))}`
	return { picture, letters: key.match(/.{1,4}/g)?.join(' ') ?? key, link }
}
