/** The complete entries of a service request, by default for a broken cart, as a browser sends them. */
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
