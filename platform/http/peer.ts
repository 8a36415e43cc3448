import type { IncomingHttpHeaders } from 'node:http'
import { type BlockList, isIP } from 'node:net'

/** The client's address and the origin that the request was sent to. */
export interface Peer {
	address: string
	/** `https://host` as the visitor's browser sees it: from PUBLIC_URL if set, whatever a proxy does to `Host`. */
	origin: string
}

/**
 * Reads forwarded headers of configured proxies only, since anyone can send them. The client is the right-most
 * forwarded address that is not itself a configured proxy.
 */
export function peerOf(
	remoteAddress: string | undefined,
	headers: IncomingHttpHeaders,
	{ proxies, publicOrigin }: { proxies: BlockList; publicOrigin: string | null },
): Peer {
	const direct = plainAddress(remoteAddress ?? '')
	const host = headers.host ?? 'localhost'
	if (!isListed(proxies, direct)) return { address: direct, origin: publicOrigin ?? `http://${host}` }

	const hops = text(headers['x-forwarded-for']).split(',').map(plainAddress).filter(isIP)
	const address = hops.findLast((hop) => !isListed(proxies, hop)) ?? direct
	const scheme = forwardedScheme(headers) ?? 'http'
	const forwardedHost = text(headers['x-forwarded-host']).split(',').at(-1)?.trim()
	return { address, origin: publicOrigin ?? `${scheme}://${forwardedHost || host}` }
}

/** Reports whether the visitor's browser uses https: as a configured proxy says, otherwise by the scheme of the public URL. */
export function isHttpsOutside(
	remoteAddress: string | undefined,
	headers: IncomingHttpHeaders,
	{ publicUrl, proxies }: { publicUrl: string; proxies: BlockList },
): boolean {
	const scheme = isListed(proxies, plainAddress(remoteAddress ?? '')) ? forwardedScheme(headers) : null
	return scheme === null ? publicUrl.startsWith('https:') : scheme === 'https'
}

/** The scheme of the request to the last proxy; null if the header is missing. */
function forwardedScheme(headers: IncomingHttpHeaders): 'http' | 'https' | null {
	const scheme = text(headers['x-forwarded-proto']).split(',').at(-1)?.trim()
	if (!scheme) return null
	return scheme === 'https' ? 'https' : 'http'
}

/** Reports whether an address, as returned by `plainAddress`, is in the list. */
export function isListed(list: BlockList, address: string): boolean {
	const family = isIP(address)
	return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Converts an IPv4-mapped IPv6 address to plain IPv4. */
export function plainAddress(address: string): string {
	return address.trim().replace(/^::ffff:(?=\d+\.)/, '')
}

function text(header: string | string[] | undefined): string {
	return Array.isArray(header) ? header.join(',') : (header ?? '')
}
