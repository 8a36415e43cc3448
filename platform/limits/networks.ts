import { isSharedAddress } from '#platform/http/shared_address.ts'
import { networkOf, customerNetworkOf } from './address_hash.server.ts'
import type { StreamQuota } from './stream_limit.ts'

/** What of an address is counted: its network, and of IPv6 also the largest one that a customer may have. */
export type NetworkTier = 'network' | 'customer'

/** A customer with many IPv6 networks (/48) counts as this many households unless a limit says otherwise, not as 65,536. */
export const householdsOfCustomer = 4

/** Everything that whoever comes from this address is counted as. */
export function networksOf(address: string): { tier: NetworkTier; key: string }[] {
	const customer = customerNetworkOf(address)
	const network = { tier: 'network', key: networkOf(address) } as const
	return customer === null ? [network] : [network, { tier: 'customer', key: `customer ${customer}` }]
}

/** The same as far as it may be refused: at a shared address one visitor's flood must not refuse everybody else. */
export function limitedNetworks(address: string): { tier: NetworkTier; key: string }[] {
	return isSharedAddress(address) ? [] : networksOf(address)
}

/** The quotas that a visitor's stream counts against; none for a shared address, whose visitors cannot be told apart. */
export function networkQuotas(address: string, limits: { network: number; customer: number }): StreamQuota[] {
	return limitedNetworks(address).map(({ tier, key }) => ({ key, max: limits[tier] }))
}
