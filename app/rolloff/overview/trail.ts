/** The way to the roll-off overview, from which its towns and sizes go on. */
export const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Roll-Off Dumpsters', path: '/roll-off-dumpsters' },
] as const
