import { isIPv4 } from 'node:net'
import { networkOf, siteNetworkOf } from '#platform/limits/address_hash.server.ts'

/**
 * What may be shown of the address of a member of staff: enough to tell home from far away, not a single household.
 * `203.0.113.x`, or the first 48 bits of an IPv6 address; null where there is none.
 */
export function shownNetwork(address: string): string | null {
	const network = networkOf(address)
	if (isIPv4(network)) return `${network.slice(0, network.lastIndexOf('.'))}.x`
	const site = siteNetworkOf(address)
	return site === null ? null : `${site}::`
}
