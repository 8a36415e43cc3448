/** A range as text: `N Maple St 100–198 even, 80550`. */
export interface NamedRange {
	range: string
	/** The area's name; for a change, before and after. */
	areas: string[]
}

/** The changes that publishing a list would make. */
export interface ImportSummary {
	ranges: number
	streets: number
	refused: number
	added: number
	removed: number
	changed: number
	unchanged: number
	/** The first few of each. */
	examples: { added: NamedRange[]; removed: NamedRange[]; changed: NamedRange[] }
	/** Areas that lose streets, with the first few of these. */
	losses: { area: string; count: number; streets: string[] }[]
	/** Houses that would be in two areas of one town; `count` stops at `mostOverlaps`. */
	overlaps: { count: number; first: NamedRange[] }
}

export const mostOverlaps = 1000
