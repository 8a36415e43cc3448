import ipaddr from 'ipaddr.js'

/**
 * Whether this server may probe a portal whose name resolves to `addresses`: only https, and never a private network
 * or this machine (SSRF), unless the site `ours` is itself at such an address.
 */
export function mayProbe(portal: URL, addresses: readonly string[], ours: URL): boolean {
	if (isInside(ours) && isInside(portal)) return true
	return portal.protocol === 'https:' && addresses.length > 0 && addresses.every(isPublic)
}

/** Whether a hostname is itself a private address or `localhost`. */
function isInside({ hostname }: URL): boolean {
	const host = hostname.replace(/^\[|\]$/g, '')
	return host === 'localhost' || (ipaddr.isValid(host) && !isPublic(host))
}

function isPublic(address: string): boolean {
	return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
