/** The help center's breadcrumbs. */
export const centerTrail = [
	{ name: 'Home', path: '/' },
	{ name: 'Help Center', path: '/help' },
] as const
