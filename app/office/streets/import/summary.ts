/** A range in words, as the summary names it: `N Maple St 100–198 even, 80550`. */
export interface NamedRange {
	range: string
	/** The area's name; of a change, that before and that after. */
	areas: string[]
}

/** What publishing a list would change. */
export interface ImportSummary {
	ranges: number
	streets: number
	refused: number
	added: number
	removed: number
	changed: number
	unchanged: number
	/** The first of each. */
	examples: { added: NamedRange[]; removed: NamedRange[]; changed: NamedRange[] }
	/** Areas that have fewer streets than before, with the first of those they lose. */
	losses: { area: string; count: number; streets: string[] }[]
	/** Houses that would be in two areas of one town; `count` ends at `mostOverlaps`. */
	overlaps: { count: number; first: NamedRange[] }
}

export const mostOverlaps = 1000
