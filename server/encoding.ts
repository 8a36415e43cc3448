import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const remembered = new Map<string, Encoding>()

/** The best encoding we have that the visitor's `Accept-Encoding` allows. */
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

/** Compresses hard, off the main thread; done once per page and content version. */
export async function compress(identity: Buffer): Promise<Bodies> {
	const [br, gz] = await Promise.all([
		brotli(identity, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
			},
		}),
		deflate(identity, { level: 9 }),
	])
	return { br, gzip: gz, identity }
}
