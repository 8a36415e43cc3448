import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The Brotli quality: 10 takes a third of the time of 11, for 2 % more bytes. */
export type Quality = 10 | 11

const remembered = new Map<string, Encoding>()

/** The best encoding we serve that `Accept-Encoding` allows. */
export function chooseEncoding(header: string | undefined): Encoding {
	const accept = header ?? ''
	let choice = remembered.get(accept)
	if (choice === undefined) {
		choice = negotiate(accept)
		if (remembered.size < 100) remembered.set(accept, choice)
	}
	return choice
}

function negotiate(accept: string): Encoding {
	const refused = new Set<string>()
	const offered = new Set<string>()
	for (const part of accept.toLowerCase().split(',')) {
		const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
		const zero = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
		if (zero) refused.add(name)
		else offered.add(name)
	}
	const allows = (name: string) => offered.has(name) || (offered.has('*') && !refused.has(name))
	if (allows('br')) return 'br'
	return allows('gzip') ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** One text in every encoding we serve. */
export type Bodies = Record<Encoding, Buffer>

/** Encodes a text, compressing off the main thread. */
export async function encode(
	identity: Buffer<ArrayBuffer>,
	encoding: Encoding,
	quality: Quality = 10,
): Promise<Buffer<ArrayBuffer>> {
	if (encoding === 'identity') return identity
	if (encoding === 'gzip') return deflate(identity, { level: 9 })
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
	}
	return brotli(identity, { params })
}

/** Decodes a body to the original text. */
export function decode(body: Buffer, encoding: Encoding): Buffer<ArrayBuffer> {
	if (encoding === 'identity') return Buffer.from(body)
	return encoding === 'gzip' ? gunzipSync(body) : brotliDecompressSync(body)
}
