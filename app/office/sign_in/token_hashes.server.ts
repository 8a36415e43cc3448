import { createHash } from 'node:crypto'

/** What the store keeps of a token that somebody holds: enough to know it again. Tokens are long and random. */
export function tokenHash(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

const resetPrefix = 'reset-password:'

/**
 * What the store keeps of a one-time token's name. The names it makes begin otherwise than those it is given, so that
 * a hash read from the store opens nothing. Links can be told from sign-ins that wait for their second step.
 */
export function identifierHash(identifier: string): string {
	return `${identifier.startsWith(resetPrefix) ? linkStart : 'step.'}${tokenHash(identifier)}`
}

/** How the stored name of every mailed link begins. */
export const linkStart = 'link.'

/** The stored name of the mailed link with this token. */
export function linkIdentifier(token: string): string {
	return identifierHash(resetPrefix + token)
}
