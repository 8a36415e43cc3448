import type { TruckKind } from '#app/scenes/setting.ts'

/** How each type of truck empties a cart, in the words of the help center. */
export const truckTypes: Readonly<Record<TruckKind, string>> = {
	'rear loader':
		'Our trucks load from behind: one of the crew rolls your cart to the back of the truck, and a lifter there tips it in.',
	'side loader':
		'Our trucks load from the side: an arm reaches out, takes your cart, tips it in from above and sets it down again.',
	'front loader':
		'Our trucks load from the front: one of the crew rolls your cart up, and the forks before the cab lift it over and tip it in.',
	'roll-off hoist': 'Our trucks pull whole containers up and carry them away.',
}
