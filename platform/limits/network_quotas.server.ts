import { limitedNetworks } from './networks.ts'
import type { StreamQuota } from './stream_limit.ts'

/** The quotas that a visitor's stream counts against; none for a shared address, whose visitors cannot be told apart. */
export function networkQuotas(address: string, limits: { network: number; customer: number }): StreamQuota[] {
	return limitedNetworks(address).map(({ tier, key }) => ({ key, max: limits[tier] }))
}
