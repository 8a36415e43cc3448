import { sizes } from '#app/company/sizes.ts'

const { small, large, lawn } = sizes.carts

/** What can be ordered by itself. */
export const orderServices = [
	{ value: 'trash', label: 'Weekly trash pickup' },
	{ value: 'lawn', label: 'Lawn pickup only', service: 'lawn' },
] as const

export type OrderService = (typeof orderServices)[number]['value']

export const orderCarts = [
	{
		value: 'small',
		label: `${small}-gallon cart`,
		about: 'About right for one to three people who recycle.',
	},
	{ value: 'large', label: `${large}-gallon cart`, about: 'For a bigger household.' },
] as const

/** What comes with a cart if wanted. */
export const orderExtras = [
	{ value: 'recycling', label: 'Recycling', about: null },
	{
		value: 'lawn',
		label: 'Lawn pickup',
		about: `One ${lawn}-gallon can of grass and leaves a week.`,
		service: 'lawn',
	},
] as const

/** The service of this name; null for anything else. */
export function orderService(name: string | null): OrderService | null {
	return orderServices.find(({ value }) => value === name)?.value ?? null
}
