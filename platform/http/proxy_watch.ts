import type { IncomingHttpHeaders } from 'node:http'
import type { BlockList } from 'node:net'
import type { Log } from '#platform/log/log.ts'
import { isSharedAddress } from './shared_address.ts'
import { isListed, plainAddress } from './peer.ts'

const forwardedHeaders = [
	'x-forwarded-for',
	'x-forwarded-proto',
	'x-forwarded-host',
	'forwarded',
	'x-real-ip',
]
/** The maximum number of addresses that are logged. */
const maxLogged = 10

/**
 * Detects a proxy that makes visitors indistinguishable: its headers are not trusted, or it does not send the client's address. Logs it
 * once per address, and keeps a warning for the office.
 */
export class ProxyWatch {
	readonly #log: Log
	readonly #proxies: BlockList
	readonly #isPublic: boolean
	readonly #named = new Set<string>()
	#warning: string | null = null

	/** `publicOrigin` is the site's public origin; null if none is set, as on a developer's machine. */
	constructor(log: Log, { proxies, publicOrigin }: { proxies: BlockList; publicOrigin: string | null }) {
		this.#log = log
		this.#proxies = proxies
		this.#isPublic = publicOrigin !== null && !/^https?:\/\/(localhost|127\.|\[::1\])/.test(publicOrigin)
	}

	/** A sentence for the office; null if no such proxy was detected. Never names an internet address. */
	get warning(): string | null {
		return this.#warning
	}

	/** `address` is the visitor's, as far as known. */
	see(
		remoteAddress: string | undefined,
		method: string,
		headers: IncomingHttpHeaders,
		address: string,
	): void {
		const direct = plainAddress(remoteAddress ?? '')
		const isTrusted = isListed(this.#proxies, direct)
		if (!isTrusted && forwardedHeaders.some((name) => headers[name] !== undefined)) {
			// On the internet it may be a visitor's own proxy, whose address must not be logged.
			const isInner = isSharedAddress(direct)
			const name = isInner ? direct : 'Somebody on the internet'
			const advice = `If it is your proxy, set TRUSTED_PROXIES=${isInner ? direct : 'its address'} and start the site again.`
			this.#tell(
				isInner ? direct : '',
				`${name} passes visitors on but is not among TRUSTED_PROXIES, so all count as one. ${advice}`,
			)
		} else if (method === 'POST' && this.#isPublic && isSharedAddress(address)) {
			const advice = isTrusted
				? 'Have your proxy send X-Forwarded-For.'
				: `If it is your proxy, have it send X-Forwarded-For and set TRUSTED_PROXIES=${direct}.`
			this.#tell(
				direct,
				`${direct} sends forms without saying who filled them in, so all visitors count as one. ${advice}`,
			)
		}
	}

	/** `proxy` is empty for a proxy on the internet, which is not shown to the office, because anyone can send such headers. */
	#tell(proxy: string, warning: string): void {
		if (this.#named.has(proxy) || this.#named.size >= maxLogged) return
		this.#named.add(proxy)
		this.#log.warn({ proxy }, warning)
		if (proxy !== '') this.#warning = warning
	}
}
