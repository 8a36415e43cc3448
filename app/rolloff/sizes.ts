import type { Facts, RolloffFacts } from '#app/company/facts_type.ts'

export type RolloffSize = RolloffFacts

/** Marked "Popular" on the overview's cards and "Most popular" on the size pages: both labels are kept (decision D6). */
export const popularYards = 15
export const mostPopularYards = 20

/** A size that is rented, or undefined: the office may list one that no drawing and no page exists for. */
export function rolloffSize(yards: number, { rolloffs }: Pick<Facts, 'rolloffs'>): RolloffSize | undefined {
	return rolloffs.find((size) => size.yards === yards)
}

/** The page of a rented size (RO-06). */
export function sizePath({ yards }: RolloffSize): string {
	return `/rolloff-${yards}-yard`
}

/** Length, width and height as the trade writes them: `14x8x3.5 ft`. */
export function dimensions({ feet }: RolloffSize): string {
	return `${feet.join('x')} ft`
}
