import ipaddr from 'ipaddr.js'

/**
 * Whether the server of the site `ours` may ask this portal, whose name leads to `addresses`: encrypted, and never into
 * a private network, to this machine or its neighbors. Only a site that is itself at such an address may ask there.
 */
export function mayProbe(portal: URL, addresses: readonly string[], ours: URL): boolean {
	if (isInside(ours) && isInside(portal)) return true
	return portal.protocol === 'https:' && addresses.length > 0 && addresses.every(isPublic)
}

/** Whether an address says in so many words that it is not on the public network. */
function isInside({ hostname }: URL): boolean {
	const host = hostname.replace(/^\[|\]$/g, '')
	return host === 'localhost' || (ipaddr.isValid(host) && !isPublic(host))
}

function isPublic(address: string): boolean {
	return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
