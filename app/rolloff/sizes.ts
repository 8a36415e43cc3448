import type { Facts, RolloffFacts } from '#app/company/facts_type.ts'

export type RolloffSize = RolloffFacts

/** A rented size; undefined if there is none, as for a size that the office lists without measures. */
export function rolloffSize(yards: number, { rolloffs }: Pick<Facts, 'rolloffs'>): RolloffSize | undefined {
	return rolloffs.find((size) => size.yards === yards)
}

/** The page of a rented size (RO-06); null for one without a page. */
export function sizePath({ slug }: Pick<RolloffSize, 'slug'>): string | null {
	return slug === null ? null : `/rolloff-${slug}`
}

/** Length, width and height as the trade writes them: `14x8x3.5 ft`. */
export function dimensions({ feet }: RolloffSize): string {
	return `${feet.join('x')} ft`
}
