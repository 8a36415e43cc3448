/** The roll-off overview's breadcrumbs, which those of its towns and sizes extend. */
export const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Roll-Off Dumpsters', path: '/roll-off-dumpsters' },
] as const
