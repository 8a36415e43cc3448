import { createHash } from 'node:crypto'

/** The ETag of a body: weak, because the same body may be sent in several encodings or compressed again. */
export function etagOf(body: string | Uint8Array): string {
	return `W/"${bodyDigest(body)}"`
}

export function bodyDigest(body: string | Uint8Array): string {
	return createHash('sha256').update(body).digest('base64url').slice(0, 20)
}

/** Reports whether the client already has the version with this ETag, by its `If-None-Match` (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
	if (ifNoneMatch === null || ifNoneMatch === undefined) return false
	const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
	return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}
