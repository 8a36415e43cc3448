export interface Suggestion {
	name: string
	to: string
}

/** Keywords in a path, and where whoever typed them may have wanted to go (LG-04). */
const byKeyword: readonly [RegExp, readonly Suggestion[]][] = [
	[/roll-?off|dumpster/, [{ name: 'Roll-Off Dumpsters', to: '/roll-off-dumpsters' }]],
	[/residential/, [{ name: 'Residential Service', to: '/residential' }]],
	[/commercial/, [{ name: 'Commercial Service', to: '/commercial' }]],
	[/windsor/, town('Windsor', 'windsor')],
	[/fort-?collins/, town('Fort Collins', 'fort-collins')],
	[/greeley/, town('Greeley', 'greeley')],
	[/wellington/, town('Wellington', 'wellington')],
]

const otherwise: readonly Suggestion[] = [
	{ name: 'Home', to: '/' },
	{ name: 'All Services', to: '/services' },
	{ name: 'Contact', to: '/contact' },
]

/** The pages to offer for a path that leads nowhere: by its keywords, else the three main ones (LG-04). */
export function suggestionsFor(path: string): readonly Suggestion[] {
	const words = path.toLowerCase().replaceAll(/[\s_]|%20/g, '-')
	const found = byKeyword.flatMap(([keyword, suggestions]) => (keyword.test(words) ? suggestions : []))
	return found.length > 0 ? found : otherwise
}

function town(name: string, slug: string): readonly Suggestion[] {
	return [
		{ name: `${name} trash and recycling`, to: `/residential/${slug}` },
		{ name: `${name} roll-offs`, to: `/roll-off-dumpsters/${slug}` },
	]
}
