import type { IncomingHttpHeaders } from 'node:http'
import { type BlockList, isIP } from 'node:net'

/** Where a request really came from and which address of ours it was sent to. */
export interface Peer {
	address: string
	/** `https://host` as the visitor's browser sees it. */
	origin: string
}

/**
 * Reads the forwarded headers of a configured proxy and of nobody else: anyone can send them.
 * The client is the right-most forwarded address that is not itself a configured proxy.
 */
export function peerOf(
	remoteAddress: string | undefined,
	headers: IncomingHttpHeaders,
	proxies: BlockList,
): Peer {
	const direct = plainAddress(remoteAddress ?? '')
	const host = headers.host ?? 'localhost'
	if (!isListed(proxies, direct)) return { address: direct, origin: `http://${host}` }

	const hops = text(headers['x-forwarded-for']).split(',').map(plainAddress).filter(isIP)
	const address = hops.findLast((hop) => !isListed(proxies, hop)) ?? direct
	const scheme = text(headers['x-forwarded-proto']).split(',').at(-1)?.trim() === 'https' ? 'https' : 'http'
	const forwardedHost = text(headers['x-forwarded-host']).split(',').at(-1)?.trim()
	return { address, origin: `${scheme}://${forwardedHost || host}` }
}

function isListed(list: BlockList, address: string): boolean {
	const family = isIP(address)
	return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

function plainAddress(address: string): string {
	return address.trim().replace(/^::ffff:(?=\d+\.)/, '')
}

function text(header: string | string[] | undefined): string {
	return Array.isArray(header) ? header.join(',') : (header ?? '')
}
