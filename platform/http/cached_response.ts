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

/** A response ready to be sent; headers are a flat list of names and values, as Node accepts them. */
export interface CachedResponse {
	status: number
	headers: string[]
	body: Buffer<ArrayBuffer> | null
}

/** A resource in one encoding; `full` is undefined until first requested, and is then made once. */
interface Variant {
	etag: string
	notModified: CachedResponse
	full: CachedResponse | undefined
	make(): Promise<CachedResponse>
}

interface Options {
	/** A file of the build, sent without a request id, because nobody looks up an asset in the log. */
	isFile?: boolean
	/** The URL's content never changes, so that no ETag is needed. */
	isImmutable?: boolean
	/** False if the uncompressed form is large and rarely requested: it is then dropped after compression and unpacked on demand. */
	keepsPlain?: boolean
	/**
	 * Enables compression on first request for encodings that are not given, at this quality. Without it only the given encodings exist.
	 */
	quality?: Quality
}

/** A cached body with its validators (ETags), in every content encoding that was given or requested. */
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

	/** The whole response, or a 304 if the browser's copy is still fresh; undefined if `responseFor` has to compress it first. */
	readyFor(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): CachedResponse | undefined {
		const { etag, notModified, full } = this.#variants[chooseEncoding(acceptEncoding)]
		return isKnown(ifNoneMatch, etag) ? notModified : full
	}

	/** Like `readyFor`, but compresses the body first if necessary. */
	async responseFor(
		acceptEncoding: string | undefined,
		ifNoneMatch: string | undefined,
	): Promise<CachedResponse> {
		const ready = this.readyFor(acceptEncoding, ifNoneMatch)
		return ready ?? this.#variants[chooseEncoding(acceptEncoding)].make()
	}

	/** Makes the encodings that were requested of `earlier`, so that the next visitors do not wait for them. */
	async prepareLike(earlier: CachedResource): Promise<void> {
		await Promise.all(encodings.map((one) => earlier.#variants[one].full && this.#variants[one].make()))
	}
}

/** An uncompressed response that is unpacked from its compressed form on each access and is not kept in memory. */
function unpacked({ status, headers }: CachedResponse, packed: Buffer, encoding: Encoding): CachedResponse {
	return {
		status,
		headers,
		get body() {
			return decode(packed, encoding)
		},
	}
}

/** Converts to a web-standard `Response`. */
export function toResponse(ready: CachedResponse): Response {
	const headers = new Headers()
	for (let at = 0; at + 1 < ready.headers.length; at += 2) {
		headers.append(ready.headers[at] ?? '', ready.headers[at + 1] ?? '')
	}
	return new Response(ready.body, { status: ready.status, headers })
}
