import { createHash } from 'node:crypto'

/** The ETag of a body: weak, because the same may be sent in several encodings, or compressed anew. */
export function etagOf(body: string | Uint8Array): string {
	return `W/"${bodyDigest(body)}"`
}

export function bodyDigest(body: string | Uint8Array): string {
	return createHash('sha256').update(body).digest('base64url').slice(0, 20)
}

/** Whether a client has what this ETag stands for already, by its `If-None-Match` (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
	if (ifNoneMatch === null || ifNoneMatch === undefined) return false
	const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
	return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}
