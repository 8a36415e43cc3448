/** The way to the help center. */
export const centerTrail = [
	{ name: 'Home', path: '/' },
	{ name: 'Help Center', path: '/help' },
] as const
