/** How each type of truck empties a cart, in the words of the help center. A type is added with its drawings in art/. */
export const truckTypes = {
	'rear loader':
		'Our trucks load from behind: one of the crew rolls your cart to the back of the truck, and a lifter there tips it in.',
} as const

export type TruckType = keyof typeof truckTypes
