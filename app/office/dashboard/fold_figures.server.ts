import { type CountedGroup, type Counts, noCounts } from './read_figures.server.ts'

/** The figures of a period: of all requests or those of one form, town or page. */
export interface Figures extends Counts {
	/** The median time to the first answer, in milliseconds of open time; null if nothing was answered. */
	medianAnswer: number | null
}

/** The figures of a period and of the period before. */
export interface Compared {
	now: Figures
	before: Figures
}

/** Sums groups by key, ordered by current count (descending), then the earlier count, then the key. */
export function foldBy(
	groups: readonly CountedGroup[],
	keyOf: (group: CountedGroup) => string,
): (Compared & { key: string })[] {
	return [...Map.groupBy(groups, keyOf)]
		.map(([key, ofKey]) => ({ key, ...fold(ofKey) }))
		.toSorted((a, b) => b.now.came - a.now.came || b.before.came - a.before.came || (a.key < b.key ? -1 : 1))
}

/** Sums all groups. */
export function fold(groups: readonly CountedGroup[]): Compared {
	return {
		now: sum(groups.filter(({ isCurrent }) => isCurrent)),
		before: sum(groups.filter(({ isCurrent }) => !isCurrent)),
	}
}

function sum(groups: readonly CountedGroup[]): Figures {
	const total = { ...noCounts }
	for (const group of groups)
		for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += Number(group[name])
	return { ...total, medianAnswer: medianOf(groups) }
}

/** Returns the median in milliseconds; for an even count, the lower of the two middle values. Null if there are no values. */
function medianOf(groups: readonly CountedGroup[]): number | null {
	const seconds = Uint32Array.from(groups.flatMap(({ answerSeconds }) => answerSeconds)).toSorted()
	const middle = seconds[Math.floor((seconds.length - 1) / 2)]
	return middle === undefined ? null : middle * 1000
}
