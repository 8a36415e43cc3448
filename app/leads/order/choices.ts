import { cartName } from '#app/company/cart_name.ts'
import type { CartFacts } from '#app/company/facts_type.ts'
import type { OfferedBy } from '../form_definition.ts'

/** What can be ordered by itself. */
export const orderServices = [
	{ value: 'trash', label: 'Weekly trash pickup' },
	{ value: 'lawn', label: 'Lawn pickup only', service: 'lawn' },
] as const

export type OrderService = (typeof orderServices)[number]['value']

/** The carts that there are, each by its name. */
export const orderCarts = ({ carts }: Pick<OfferedBy, 'carts'>) =>
	carts.map(({ gallons }) => ({ value: cartName(gallons), label: cartName(gallons) }))

/** The cart that was chosen: by its name, or as an address calls it. */
export function chosenCart(
	chosen: string | null | undefined,
	{ carts }: Pick<OfferedBy, 'carts'>,
): CartFacts | undefined {
	return carts.find(({ slug, gallons }) => chosen === cartName(gallons) || chosen === slug)
}

/** What comes with a cart if wanted. */
export const orderExtras = [
	{ value: 'recycling', label: 'Recycling', service: 'recycling' },
	{ value: 'lawn', label: 'Lawn pickup', service: 'lawn' },
] as const

/** The service of this name; null for anything else. */
export function orderService(name: string | null): OrderService | null {
	return orderServices.find(({ value }) => value === name)?.value ?? null
}
