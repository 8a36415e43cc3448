/** A part of a mark, which determines its color: the accent for the sun, the lettering's for the others. */
export interface MarkPath {
	part: 'sun' | 'rock' | 'field'
	/** An SVG path in a 64 by 64 square; truck lettering supports only M, L, H, V and Z. */
	d: string
}

/** A company's drawn mark; if empty, its initial is used instead. */
export type Mark = readonly MarkPath[]

/**
 * The initial letter or digit of a name: used for a company without a mark, and for each word of its name in
 * a reference.
 */
export function initialOf(name: string): string {
	return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase()
}
