import { createHash } from 'node:crypto'
import { type Bodies, type Encoding, chooseEncoding } from './encoding.ts'

/** An answer that needs no more work than being sent; headers are flat, as node wants them. */
export interface CachedResponse {
	status: number
	headers: string[]
	body: Buffer<ArrayBuffer> | null
}

/** A resource in every encoding, with its validators, ready to be sent any number of times. */
export class CachedResource {
	readonly #variants: Record<Encoding, { etag: string; full: CachedResponse; notModified: CachedResponse }>

	/** Its address never has another content: nobody asks whether their copy is good, or which request brought it. */
	readonly isImmutable: boolean

	/** The body as it is without compression. */
	readonly identity: Buffer

	constructor(
		bodies: Partial<Bodies> & { identity: Buffer },
		headers: Readonly<Record<string, string>>,
		{ isImmutable = false } = {},
	) {
		this.isImmutable = isImmutable
		const digest = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 20)
		const build = (encoding: Encoding) => {
			const source = bodies[encoding]
			if (source === undefined) return undefined
			const body = Buffer.from(source)
			// Weak: a body that is compressed anew says the same.
			const etag = `W/"${digest}-${encoding}"`
			const validators = flat({ ...headers, ...(!isImmutable && { etag }), vary: 'accept-encoding' })
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
		this.identity = identity.full.body ?? bodies.identity
		this.#variants = {
			identity,
			gzip: build('gzip') ?? identity,
			br: build('br') ?? build('gzip') ?? identity,
		}
	}

	/** The whole resource, or 304 when the visitor's copy is still good. */
	responseFor(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): CachedResponse {
		const entry = this.#variants[chooseEncoding(acceptEncoding)]
		return ifNoneMatch !== undefined && matches(ifNoneMatch, entry.etag) ? entry.notModified : entry.full
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

/** The same answer for the web-standard side of the server. */
export function toResponse(ready: CachedResponse): Response {
	const headers = new Headers()
	for (let at = 0; at + 1 < ready.headers.length; at += 2) {
		headers.append(ready.headers[at] ?? '', ready.headers[at + 1] ?? '')
	}
	return new Response(ready.body, { status: ready.status, headers })
}
