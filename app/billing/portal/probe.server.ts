import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, get as getInTheClear } from 'node:http'
import { get as getEncrypted } from 'node:https'
import type { LookupFunction } from 'node:net'
import { mayProbe } from './address.ts'
import { mayFrame, textOf } from './framing.ts'
import type { PortalState } from './portal_state.ts'

export type Resolve = (host: string) => Promise<LookupAddress[]>

/** The result, with its reason for the log. */
export interface Probed extends PortalState {
	reason: string
}

const timeoutMs = 8000
const maxRedirects = 4
const everyAddress: Resolve = (host) => lookup(host, { all: true })
/** Browsers may accept a certificate that node cannot verify: they fetch missing intermediates. */
const certificateError = /CERT|SIGNATURE|ISSUER/

/**
 * Probes the configured portal once: whether it responds and lets a page of `ours` frame it. Reads only the
 * response head. Follows redirects only within the portal's own origin, as the content security policy does.
 */
export async function probePortal(portal: URL, ours: URL, resolve = everyAddress): Promise<Probed> {
	const signal = AbortSignal.timeout(timeoutMs)
	let url = portal
	for (let hop = 0; hop <= maxRedirects; hop++) {
		const answer = await ask(url, ours, resolve, signal)
		if ('state' in answer) return answer
		const { statusCode: status = 0, headers } = answer
		const isIsolated = /^same-(origin|site)$/i.test(textOf(headers['cross-origin-resource-policy']).trim())
		const found = (state: Probed['state'], reason: string) => ({ state, reason, isIsolated })
		if (status >= 300 && status < 400 && headers.location !== undefined) {
			const next = URL.parse(headers.location, url)
			if (next === null || !isFramed(next, portal)) return found('down', 'it leads to another site')
			url = next
			continue
		}
		if (status >= 500 || status === 404 || status === 410) return found('down', `status ${status}`)
		// Other statuses may be returned only to bots.
		if (status < 200 || status >= 300) return found('unknown', `status ${status}`)
		return mayFrame(headers, url, ours) ? found('up', `status ${status}`) : found('down', 'it refuses frames')
	}
	return { state: 'down', reason: 'it redirects without end', isIsolated: false }
}

/** Whether the content security policy, which names the portal's origin, allows this URL too. */
function isFramed(next: URL, portal: URL): boolean {
	const isEncryptedTwin =
		portal.protocol === 'http:' && next.protocol === 'https:' && !portal.port && !next.port
	return next.origin === portal.origin || (isEncryptedTwin && next.hostname === portal.hostname)
}

async function ask(
	url: URL,
	ours: URL,
	resolve: Resolve,
	signal: AbortSignal,
): Promise<IncomingMessage | Probed> {
	const found = (state: Probed['state'], reason: string) => ({ state, reason, isIsolated: false })
	try {
		const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''))
		const all = addresses.map(({ address }) => address)
		if (!mayProbe(url, all, ours)) return found('unknown', 'an address we do not ask')
		return await head(url, addresses, signal)
	} catch (error) {
		const reason = String((error as NodeJS.ErrnoException).code ?? error)
		return found(certificateError.test(reason) ? 'unknown' : 'down', reason)
	}
}

/** Connects only to the addresses that were checked, without another DNS lookup (DNS rebinding). */
function head(url: URL, addresses: LookupAddress[], signal: AbortSignal): Promise<IncomingMessage> {
	const checked: LookupFunction = (_host, options, callback) => {
		const [{ address, family } = { address: '', family: 4 }] = addresses
		if (options.all) callback(null, addresses)
		else callback(null, address, family)
	}
	const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; billing portal check)' }
	const get = url.protocol === 'https:' ? getEncrypted : getInTheClear
	return new Promise((resolve, reject) => {
		const request = get(url, { lookup: checked, headers, signal, agent: false }, (response) => {
			resolve(response)
			response.destroy()
		})
		request.on('error', reject)
	})
}
