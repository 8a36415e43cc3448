import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new token, for a link or a cookie that lets somebody in; the store gets only its hash. */
export function newToken(): { token: string; hash: string } {
	const token = randomBytes(24).toString('base64url')
	return { token, hash: tokenHash(token) }
}

/** Tokens are long and random, so a hash without salt or key is enough. */
export function tokenHash(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

/** Whether two secrets are the same, in a time that tells nothing about them. */
export function isSameSecret(given: string, wanted: string): boolean {
	return timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(wanted)))
}
