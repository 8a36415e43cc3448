import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { type Bodies, type Encoding, chooseEncoding } from './encoding.ts'

/** A response that only has to be sent; headers are a flat list of names and values, as node takes them. */
export interface CachedResponse {
	status: number
	headers: string[]
	body: Buffer<ArrayBuffer> | null
}

interface Variant {
	etag: string
	full: CachedResponse
	notModified: CachedResponse
}

/** A cached body in every content encoding, with its validators (ETags). */
export class CachedResource {
	readonly #variants: Record<Encoding, Variant>

	/** A file of the build, for which no request id is sent: nobody asks the log about a picture. */
	readonly isFile: boolean

	constructor(
		bodies: Partial<Bodies> & { identity: Buffer },
		headers: Readonly<Record<string, string>>,
		/**
		 * `isImmutable`: the URL's content never changes, so that no ETag is needed. `keepsPlain`: false where the plain form
		 * is so large, and asked for so seldom, that it is unpacked from the gzip one each time.
		 */
		{ isFile = false, isImmutable = false, keepsPlain = true } = {},
	) {
		this.isFile = isFile
		const hasEncodings = bodies.gzip !== undefined || bodies.br !== undefined
		const digest = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 20)
		const build = (encoding: Encoding) => {
			const source = bodies[encoding]
			if (source === undefined) return undefined
			const body = Buffer.from(source)
			// Weak, because the body may be compressed again to other bytes.
			const etag = `W/"${digest}-${encoding}"`
			const validators = flat({
				...headers,
				...(!isImmutable && { etag }),
				...(hasEncodings && { vary: 'accept-encoding' }),
			})
			const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
			const length = ['content-length', String(body.length)]
			return {
				etag,
				full: { status: 200, headers: [...validators, ...coding, ...length], body },
				notModified: { status: 304, headers: validators, body: null },
			}
		}
		const identity = build('identity')
		if (identity === undefined) throw new Error('A resource needs its plain form.')
		const gzip = build('gzip')
		this.#variants = {
			identity: gzip && !keepsPlain ? unpacked(identity, gzip.full.body) : identity,
			gzip: gzip ?? identity,
			br: build('br') ?? gzip ?? identity,
		}
	}

	/** The uncompressed body. */
	get identity(): Buffer {
		return this.#variants.identity.full.body ?? Buffer.alloc(0)
	}

	/** The whole response, or 304 when the browser's copy is still fresh. */
	responseFor(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): CachedResponse {
		const entry = this.#variants[chooseEncoding(acceptEncoding)]
		return ifNoneMatch !== undefined && matches(ifNoneMatch, entry.etag) ? entry.notModified : entry.full
	}
}

/** A plain variant that is made of its gzip form when it is asked for, and holds nothing else. */
function unpacked({ etag, full: { status, headers }, notModified }: Variant, packed: Buffer): Variant {
	return {
		etag,
		get full() {
			return { status, headers, body: Buffer.from(gunzipSync(packed)) }
		},
		notModified,
	}
}

function matches(ifNoneMatch: string, etag: string): boolean {
	if (ifNoneMatch === '*') return true
	const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
	return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(etag))
}

function flat(headers: Readonly<Record<string, string>>): string[] {
	return Object.entries(headers).flat()
}

/** The same as a web-standard `Response`. */
export function toResponse(ready: CachedResponse): Response {
	const headers = new Headers()
	for (let at = 0; at + 1 < ready.headers.length; at += 2) {
		headers.append(ready.headers[at] ?? '', ready.headers[at + 1] ?? '')
	}
	return new Response(ready.body, { status: ready.status, headers })
}
