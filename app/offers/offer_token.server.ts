import { createHash, randomBytes } from 'node:crypto'

/** A new token for the link to an offer; the store gets only its hash. */
export function newOfferToken(): { token: string; hash: string } {
	const token = randomBytes(24).toString('base64url')
	return { token, hash: hashToken(token) }
}

/** Tokens are long and random, so a hash without salt or key is enough. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

/** The path of an offer's page. The token is in the query, which no log has. */
export function offerPath(token: string, done?: string): string {
	return `/offer?${new URLSearchParams({ token, ...(done === undefined ? {} : { done }) })}`
}
