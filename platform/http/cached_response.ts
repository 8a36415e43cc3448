import {
	type Bodies,
	type Encoding,
	type Quality,
	chooseEncoding,
	decode,
	encode,
	encodings,
} from './encoding.ts'
import { bodyDigest, isKnown } from './etag.ts'

/** A response that only has to be sent; headers are a flat list of names and values, as node takes them. */
export interface CachedResponse {
	status: number
	headers: string[]
	body: Buffer<ArrayBuffer> | null
}

/** A resource in one encoding; `full` is missing until it is asked for, and then made once. */
interface Variant {
	etag: string
	notModified: CachedResponse
	full: CachedResponse | undefined
	make(): Promise<CachedResponse>
}

interface Options {
	/** A file of the build, for which no request id is sent: nobody asks the log about a picture. */
	isFile?: boolean
	/** The URL's content never changes, so that no ETag is needed. */
	isImmutable?: boolean
	/** False where the plain form is so large, and asked for so seldom, that once compressed it is unpacked each time. */
	keepsPlain?: boolean
	/** Of the encodings that are not given: each is made when it is first asked for. Without it there are only the given ones. */
	quality?: Quality
}

/** A cached body with its validators (ETags), in every content encoding that is given or was asked for. */
export class CachedResource {
	readonly isFile: boolean
	readonly #variants: Readonly<Record<Encoding, Variant>>

	constructor(
		bodies: Partial<Bodies> & { identity: Buffer },
		headers: Readonly<Record<string, string>>,
		{ isFile = false, isImmutable = false, keepsPlain = true, quality }: Options = {},
	) {
		this.isFile = isFile
		const has = (encoding: Encoding) => quality !== undefined || bodies[encoding] !== undefined
		const vary = (has('gzip') || has('br')) && { vary: 'accept-encoding' }
		const digest = bodyDigest(bodies.identity)
		const build = (encoding: Encoding): Variant => {
			const etag = `W/"${digest}-${encoding}"`
			const validators = Object.entries({ ...headers, ...(!isImmutable && { etag }), ...vary }).flat()
			const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
			const fullOf = (body: Buffer<ArrayBuffer>): CachedResponse => ({
				status: 200,
				headers: [...validators, ...coding, 'content-length', String(body.length)],
				body,
			})
			const given = bodies[encoding]
			let making: Promise<CachedResponse> | undefined
			const compress = async () => {
				const body = await encode(this.identity, encoding, quality)
				variant.full = fullOf(body)
				const { identity } = this.#variants
				if (!keepsPlain && identity.full) identity.full = unpacked(identity.full, body, encoding)
				return variant.full
			}
			const variant: Variant = {
				etag,
				notModified: { status: 304, headers: validators, body: null },
				full: given && fullOf(Buffer.from(given)),
				make: async () => variant.full ?? (making ??= compress().finally(() => (making = undefined))),
			}
			return variant
		}
		const identity = build('identity')
		const gzip = has('gzip') ? build('gzip') : identity
		this.#variants = { identity, gzip, br: has('br') ? build('br') : gzip }
	}

	/** The uncompressed body. */
	get identity(): Buffer<ArrayBuffer> {
		return this.#variants.identity.full?.body ?? Buffer.alloc(0)
	}

	/** The whole response, or 304 when the browser's copy is still fresh; undefined if `responseFor` has to make it first. */
	readyFor(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): CachedResponse | undefined {
		const { etag, notModified, full } = this.#variants[chooseEncoding(acceptEncoding)]
		return isKnown(ifNoneMatch, etag) ? notModified : full
	}

	/** The same, compressed now if need be. */
	async responseFor(
		acceptEncoding: string | undefined,
		ifNoneMatch: string | undefined,
	): Promise<CachedResponse> {
		const ready = this.readyFor(acceptEncoding, ifNoneMatch)
		return ready ?? this.#variants[chooseEncoding(acceptEncoding)].make()
	}

	/** Makes the encodings that `earlier` was asked for, so that the next visitors need not wait for them. */
	async prepareLike(earlier: CachedResource): Promise<void> {
		await Promise.all(encodings.map((one) => earlier.#variants[one].full && this.#variants[one].make()))
	}
}

/** A plain response that is made of its compressed form when it is asked for, and holds nothing else. */
function unpacked({ status, headers }: CachedResponse, packed: Buffer, encoding: Encoding): CachedResponse {
	return {
		status,
		headers,
		get body() {
			return decode(packed, encoding)
		},
	}
}

/** The same as a web-standard `Response`. */
export function toResponse(ready: CachedResponse): Response {
	const headers = new Headers()
	for (let at = 0; at + 1 < ready.headers.length; at += 2) {
		headers.append(ready.headers[at] ?? '', ready.headers[at + 1] ?? '')
	}
	return new Response(ready.body, { status: ready.status, headers })
}
