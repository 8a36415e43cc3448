import type { Facts } from './facts_type.ts'

/** The carts that there are, for every company. */
export const sizes = {
	carts: { small: 65, large: 96, lawn: 64 },
} as const satisfies Pick<Facts, 'carts'>
