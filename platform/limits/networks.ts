import { isSharedAddress } from '#platform/http/shared_address.ts'
import { networkOf, customerNetworkOf } from './address_hash.server.ts'
import type { StreamQuota } from './stream_limit.ts'

/** The parts of an address that are counted: its network, and for IPv6 also the largest network one customer may have. */
export type NetworkTier = 'network' | 'customer'

/** A customer with many IPv6 networks (/48) counts as this many households unless a limit sets another number, not as 65,536. */
export const householdsOfCustomer = 4

/** All networks that a hit from this address counts against. */
export function networksOf(address: string): { tier: NetworkTier; key: string }[] {
	const customer = customerNetworkOf(address)
	const network = { tier: 'network', key: networkOf(address) } as const
	return customer === null ? [network] : [network, { tier: 'customer', key: `customer ${customer}` }]
}

/** The networks that may be limited; none for a shared address, where one visitor's flood would lock out everyone else. */
export function limitedNetworks(address: string): { tier: NetworkTier; key: string }[] {
	return isSharedAddress(address) ? [] : networksOf(address)
}

/** The quotas that a visitor's stream counts against; none for a shared address, whose visitors are indistinguishable. */
export function networkQuotas(address: string, limits: { network: number; customer: number }): StreamQuota[] {
	return limitedNetworks(address).map(({ tier, key }) => ({ key, max: limits[tier] }))
}
