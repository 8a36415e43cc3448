interface Kind {
	value: string
	/** The office's name for the kind, and the heading of its form. */
	label: string
	/** When to use it, in the customer's words. */
	summary: string
	/** The same where there is one cart. */
	ofOneCart?: string
	button: string
}

/** The kinds of service requests. */
export const serviceKinds = [
	{
		value: 'missed',
		label: 'Missed pickup',
		summary: 'The truck went by and the cart is still full.',
		button: 'Report it',
	},
	{
		value: 'broken-cart',
		label: 'Broken or lost cart',
		summary: 'A lid, a wheel, a crack, or the cart is gone.',
		button: 'Ask for a repair',
	},
	{
		value: 'other-cart',
		label: 'Another cart or size',
		summary: 'One more, a larger or smaller one, or one fewer.',
		ofOneCart: 'One more, or one fewer.',
		button: 'Ask for the cart',
	},
	{
		value: 'extra',
		label: 'Extra bags or a bulky item',
		summary: 'More than the cart holds: bags, a sofa, a washer.',
		button: 'Ask for a pickup',
	},
	{
		value: 'skip',
		label: 'Skip weeks',
		summary: 'You are away and put nothing out.',
		button: 'Skip these weeks',
	},
	{
		value: 'stop',
		label: 'Stop service',
		summary: 'One step, no reason needed.',
		button: 'Stop my service',
	},
] as const satisfies readonly Kind[]

export type ServiceKind = (typeof serviceKinds)[number]['value']

/** The kind with this name; null for anything else. */
export function serviceKind(name: string | null | undefined): (typeof serviceKinds)[number] | null {
	return serviceKinds.find(({ value }) => value === name) ?? null
}
