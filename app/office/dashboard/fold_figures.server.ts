import { type CountedGroup, type Counts, noCounts } from './read_figures.server.ts'

/** What came now and before, of everything or of one form, town or page. */
export interface Compared {
	now: Counts
	before: Counts
}

/** The sums of groups by a key, the most frequent now first, then by key. */
export function foldBy<Key extends string>(
	groups: readonly CountedGroup[],
	keyOf: (group: CountedGroup) => Key,
): (Compared & { key: Key })[] {
	return [...Map.groupBy(groups, keyOf)]
		.map(([key, ofKey]) => ({ key, ...fold(ofKey) }))
		.toSorted((a, b) => b.now.came - a.now.came || b.before.came - a.before.came || (a.key < b.key ? -1 : 1))
}

/** The sums of all groups. */
export function fold(groups: readonly CountedGroup[]): Compared {
	return {
		now: sum(groups.filter(({ isCurrent }) => isCurrent)),
		before: sum(groups.filter(({ isCurrent }) => !isCurrent)),
	}
}

function sum(groups: readonly Counts[]): Counts {
	const total = { ...noCounts }
	for (const group of groups)
		for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += Number(group[name])
	return total
}
