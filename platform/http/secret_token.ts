import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Creates a token for a login link or cookie; the store gets only its hash. */
export function newToken(): { token: string; hash: string } {
	const token = randomBytes(24).toString('base64url')
	return { token, hash: tokenHash(token) }
}

/** Hashes a token. Tokens are long and random, so neither salt nor key is needed. */
export function tokenHash(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

/** Compares two secrets in constant time. */
export function isSameSecret(given: string, wanted: string): boolean {
	return timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(wanted)))
}
