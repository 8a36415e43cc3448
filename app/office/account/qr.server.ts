import { renderSVG } from 'uqr'

/** The secret for an authenticator app, as a QR code and as letters in groups of four. */
export interface ScannableSecret {
	/** A `data:` URL. */
	picture: string
	letters: string
	/** For users who open this page on the phone that has the app. */
	link: string
}

/** Returns the forms of a secret that an app can read; the app shows `company` beside the address. */
export function scannable(secret: string, email: string, company: string): ScannableSecret {
	const key = base32(new TextEncoder().encode(secret))
	const name = `${encodeURIComponent(company)}:${encodeURIComponent(email)}`
	const link = `otpauth://totp/${name}?secret=${key}&issuer=${encodeURIComponent(company)}&digits=6&period=30`
	const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'M', border: 4 }))}`
	return { picture, letters: key.match(/.{1,4}/g)?.join(' ') ?? key, link }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes in base 32 for authenticator apps (RFC 4648), without padding. */
function base32(bytes: Uint8Array): string {
	const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
	const groups = bits.match(/.{1,5}/g) ?? []
	return groups.map((group) => letters.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}
