import { createHash } from 'node:crypto'

/** The stored hash of a token. Tokens are long and random, so a plain hash is enough. */
export function tokenHash(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

const resetPrefix = 'reset-password:'

/**
 * The stored hash of a one-time token's identifier. Hashes have a prefix, so that a stolen hash is not a valid
 * identifier, and links differ from pending sign-ins.
 */
export function identifierHash(identifier: string): string {
	return `${identifier.startsWith(resetPrefix) ? linkStart : 'step.'}${tokenHash(identifier)}`
}

/** The prefix of the stored name of every mailed link. */
export const linkStart = 'link.'

/** The prefix of the stored name of every link that confirms a new address. */
export const emailStart = 'email.'

/** The stored name of the link with this token that confirms a new address. */
export function emailIdentifier(token: string): string {
	return emailStart + tokenHash(token)
}

/** The stored name of the mailed link with this token. */
export function linkIdentifier(token: string): string {
	return identifierHash(resetPrefix + token)
}
