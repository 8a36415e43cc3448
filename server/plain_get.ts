/** What a plain GET asks for, and all that the answer from a finished resource depends on. */
export interface PlainGet {
	/** Path and query, as in the request line. */
	target: string
	acceptEncoding: string | undefined
	ifNoneMatch: string | undefined
}

/** Longer ones are not plain: browsers send a tenth of it. */
const longestBytes = 8 * 1024

/** One request line and its fields (RFC 9112 §3 and §5), nothing before, between or after them. */
const shape = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[!#$%&'*+.^`|~\w-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/

/** Whoever sends one of these wants more than a plain answer: a body taken, another protocol, a connection closed. */
const demanding = new Set(['content-length', 'transfer-encoding', 'trailer', 'expect', 'upgrade'])

/**
 * Reads what arrived on a connection if it is one whole GET of the plainest kind. Null for everything else, right or
 * wrong, which is left to node's own parser: a request is only ever answered here if no reader could take it otherwise.
 */
export function readPlainGet(bytes: Buffer): PlainGet | null {
	if (bytes.length > longestBytes) return null
	const [, target = '', fields = ''] = shape.exec(bytes.toString('latin1')) ?? []
	if (target === '') return null
	let host: string | undefined
	let acceptEncoding: string | undefined
	let ifNoneMatch: string | undefined
	for (let at = 0; at < fields.length;) {
		const colon = fields.indexOf(':', at)
		const end = fields.indexOf('\r\n', colon)
		const name = fields.slice(at, colon).toLowerCase()
		const value = () => fields.slice(colon + 1, end).trim()
		at = end + 2
		if (name === 'host') {
			if (host !== undefined) return null
			host = value()
		} else if (name === 'accept-encoding') {
			if (acceptEncoding !== undefined) return null
			acceptEncoding = value()
		} else if (name === 'if-none-match') {
			if (ifNoneMatch !== undefined) return null
			ifNoneMatch = value()
		} else if (name === 'connection') {
			if (value().toLowerCase() !== 'keep-alive') return null
		} else if (demanding.has(name)) return null
	}
	return host ? { target, acceptEncoding, ifNoneMatch } : null
}
