import { cartName } from '#app/company/cart_name.ts'
import type { CartFacts } from '#app/company/facts_type.ts'
import type { OfferedBy } from '../form_definition.ts'

/** The services that can be ordered on their own. */
export const orderServices = [
	{ value: 'trash', label: 'Weekly trash pickup' },
	{ value: 'lawn', label: 'Lawn pickup only', service: 'lawn' },
] as const

export type OrderService = (typeof orderServices)[number]['value']

/** The company's carts, by name. */
export const orderCarts = ({ carts }: Pick<OfferedBy, 'carts'>) =>
	carts.map(({ gallons }) => ({ value: cartName(gallons), label: cartName(gallons) }))

/** The chosen cart, by its name or by its slug in a URL. */
export function chosenCart(
	chosen: string | null | undefined,
	{ carts }: Pick<OfferedBy, 'carts'>,
): CartFacts | undefined {
	return carts.find(({ slug, gallons }) => chosen === cartName(gallons) || chosen === slug)
}

/** Optional extras with a cart. */
export const orderExtras = [
	{ value: 'recycling', label: 'Recycling', service: 'recycling' },
	{ value: 'lawn', label: 'Lawn pickup', service: 'lawn' },
] as const

/** The service with this name; null for anything else. */
export function orderService(name: string | null): OrderService | null {
	return orderServices.find(({ value }) => value === name)?.value ?? null
}
