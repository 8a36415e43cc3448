/** A stream of numbers from 0 to below 1, fully determined by a seed (mulberry32). */
export type Random = () => number

export const randomFrom = (seed: string): Random => {
	let state = hash(seed)
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
}

/** A random number between the two, uniformly distributed. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** FNV-1a of the seed's characters. */
const hash = (seed: string): number => {
	let value = 0x811c9dc5
	for (const character of seed) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
	return value
}
