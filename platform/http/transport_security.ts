import type { RequestListener } from 'node:http'
import type { BlockList } from 'node:net'
import { isHttpsOutside } from './peer.ts'

/**
 * Adds HSTS (RFC 6797) to every response sent over https and to no other. Added here and not in the page cache,
 * because a cached page is the same for both.
 */
export function withTransportSecurity(
	listener: RequestListener,
	site: { publicUrl: string; proxies: BlockList; policy: string },
): RequestListener {
	return (incoming, outgoing) => {
		if (isHttpsOutside(incoming.socket.remoteAddress, incoming.headers, site)) {
			outgoing.setHeader('strict-transport-security', site.policy)
		}
		return listener(incoming, outgoing)
	}
}
