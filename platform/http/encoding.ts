import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

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

/** Compression level, off the main thread; `strong` is a tenth smaller at ninety times the work. */
export type Effort = 'fast' | 'strong'

const levels = { fast: { br: 5, gzip: 6 }, strong: { br: constants.BROTLI_MAX_QUALITY, gzip: 9 } } as const

export async function compress(identity: Buffer, effort: Effort): Promise<Bodies> {
	const level = levels[effort]
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: level.br,
		[constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
	}
	const [br, gz] = await Promise.all([brotli(identity, { params }), deflate(identity, { level: level.gzip })])
	return { br, gzip: gz, identity }
}
