import { type CountedGroup, type Counts, noCounts } from './read_figures.server.ts'

/** The requests of a period, of everything or of one form, town or page. */
export interface Figures extends Counts {
	/** The median time to the first answer, in milliseconds of open time; null where there is none. */
	medianAnswer: number | null
}

/** A figure of a period, and of the period before. */
export interface Compared {
	now: Figures
	before: Figures
}

/** The sums of groups by a key, the most frequent now first, then by key. */
export function foldBy(
	groups: readonly CountedGroup[],
	keyOf: (group: CountedGroup) => string,
): (Compared & { key: string })[] {
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

function sum(groups: readonly CountedGroup[]): Figures {
	const total = { ...noCounts }
	for (const group of groups)
		for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += Number(group[name])
	return { ...total, medianAnswer: medianOf(groups) }
}

/** Of an even count, the lower of the two middle times. */
function medianOf(groups: readonly CountedGroup[]): number | null {
	const seconds = Uint32Array.from(groups.flatMap(({ answerSeconds }) => answerSeconds)).toSorted()
	const middle = seconds[Math.floor((seconds.length - 1) / 2)]
	return middle === undefined ? null : middle * 1000
}
