import type { Facts } from '#app/company/facts_type.ts'
import { openLinks } from '#app/company/services.ts'
import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'

export interface Suggestion {
	name: string
	to: string
}

/** Words in a path, without hyphens, and the page each suggests (LG-04). */
const byWord: readonly [words: readonly string[], Suggestion][] = [
	[['rolloff', 'dumpster'], { name: 'Roll-Off Dumpsters', to: '/roll-off-dumpsters' }],
	[['residential'], { name: 'Residential Service', to: '/residential' }],
	[['commercial'], { name: 'Commercial Service', to: '/commercial' }],
]

const otherwise: readonly Suggestion[] = [
	{ name: 'Home', to: '/' },
	{ name: 'All Services', to: '/services' },
	{ name: 'Contact', to: '/contact' },
]

/** Suggested pages for an unknown path, by its words and the current towns; else the three main ones (LG-04). */
export function suggestionsFor(
	path: string,
	{ residentialTowns, rolloffTowns, facts }: Pick<Snapshot, 'residentialTowns' | 'rolloffTowns' | 'facts'>,
): readonly Suggestion[] {
	const run = withoutGaps(path)
	const services = byWord
		.filter(([words]) => words.some((word) => run.includes(word)))
		.map(([, page]) => page)
	const isNamed = ({ slug }: { slug: string }) => run.includes(withoutGaps(slug))
	const trash = rowsIn(residentialTowns).filter(isNamed)
	const rolloffs = rowsIn(rolloffTowns).filter(isNamed)
	const towns = [...new Set([...trash, ...rolloffs].map(({ slug }) => slug))].flatMap((slug) => [
		...trash.filter((town) => town.slug === slug).map((town) => trashPage(town, facts)),
		...rolloffs.filter((town) => town.slug === slug).map(rolloffPage),
	])
	const found = openLinks([...services, ...towns], facts)
	return found.length > 0 ? found : otherwise
}

const trashPage = (
	{ name, slug }: { name: string; slug: string },
	{ services }: Pick<Facts, 'services'>,
): Suggestion => ({
	name: `${name} trash${services.recycling ? ' and recycling' : ''}`,
	to: `/residential/${slug}`,
})

const rolloffPage = ({ name, slug }: { name: string; slug: string }): Suggestion => ({
	name: `${name} roll-offs`,
	to: `/roll-off-dumpsters/${slug}`,
})

function withoutGaps(path: string): string {
	return ['-', '_', ' ', '%20'].reduce((rest, gap) => rest.replaceAll(gap, ''), path.toLowerCase())
}
