import type { RequestListener } from 'node:http'
import type { BlockList } from 'node:net'
import { isHttpsOutside } from './peer.ts'

/**
 * Tells browsers to come by https only (RFC 6797), on every answer that reaches them by https and on no other. It is
 * added here and not with the page, since a page that lies ready is the same for both.
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
