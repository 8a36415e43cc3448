/** A complete service request as a browser sends it, a broken cart unless `changes` say otherwise. */
export function serviceEntries(changes: Record<string, string> = {}): URLSearchParams {
	return new URLSearchParams({
		kind: 'broken-cart',
		cart: 'Trash, 96 gallons',
		cart_problem: 'lid',
		name: 'June Alvarez',
		email: 'june@example.com',
		phone: '970 555 0100',
		address: '12 Elm Street, Windsor',
		message: 'The hinge pin is gone.',
		...changes,
	})
}
