/** A part of a mark, which says what color it takes: the accent for the sun, that of the lettering for the others. */
export interface MarkPath {
	part: 'sun' | 'rock' | 'field'
	/** A path in a square of 64; what is lettered on trucks takes M, L, H, V and Z in it. */
	d: string
}

/** A company's drawn mark; without any path it has none, and its initial stands for it. */
export type Mark = readonly MarkPath[]

/** The letter or digit that stands for a company without a mark, or in a reference for a word of its name. */
export function initialOf(name: string): string {
	return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase()
}
