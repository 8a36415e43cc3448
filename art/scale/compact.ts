import { round } from '../draw.ts'

/** Finer than the thousandth of a foot or of an em in which things are drawn. */
const digits = 3
const numbersOf = { M: 2, L: 2, H: 1, V: 1, Q: 4, A: 7, Z: 0 } as const

/**
 * The same drawing in fewer bytes: every path written from point to point, so that one letter is the same text wherever
 * it stands, and no zero before a decimal point. Paths must be absolute and of M, L, H, V, Q, A and Z.
 */
export const compact = (svg: string): string =>
	svg
		.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${fromPointToPoint(d)}"`)
		.replace(/="[^"]*"/g, (value) => value.replace(/(?<![\d.])0\.(?=\d)/g, '.'))
		.replaceAll(' scale(1)', '')

const fromPointToPoint = (d: string): string => {
	let at: Place = [0, 0]
	let start = at
	let last = ''
	let written = ''
	for (const [, letter = '', values = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
		if (!isKnown(letter)) throw new Error(`Path command ${letter}`)
		const all = [...values.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
		const size = numbersOf[letter]
		for (let first = 0; first < Math.max(all.length, 1); first += Math.max(size, 1)) {
			const to = all.slice(first, first + size)
			const [command, ...step] = shortest(letter, relative(letter, to, at))
			written = joined(written + (command === last && command !== 'z' ? '' : command), step)
			last = command
			at = endOf(letter, to, at, start)
			if (letter === 'M') start = at
		}
	}
	return written
}

type Place = readonly [number, number]

const isKnown = (letter: string): letter is keyof typeof numbersOf => letter in numbersOf

const endOf = (letter: string, to: readonly number[], at: Place, start: Place): Place => {
	if (letter === 'Z') return start
	if (letter === 'H') return [to[0] ?? 0, at[1]]
	if (letter === 'V') return [at[0], to[0] ?? 0]
	return [to.at(-2) ?? 0, to.at(-1) ?? 0]
}

const relative = (letter: string, to: readonly number[], [x, y]: Place): readonly number[] => {
	const from = letter === 'V' ? [y] : [x, y]
	// An arc's radii, turn and flags are not places.
	const places = letter === 'A' ? 5 : 0
	return to.map((value, index) =>
		index < places ? value : round(value - (from[(index - places) % from.length] ?? 0), digits),
	)
}

/** A line that lies or stands needs one number only. */
const shortest = (letter: string, step: readonly number[]): [command: string, ...step: number[]] => {
	const [x = 0, y = 0] = step
	if (letter === 'L' && y === 0) return ['h', x]
	if (letter === 'L' && x === 0) return ['v', y]
	return [letter.toLowerCase(), ...step]
}

/** The numbers with a space only where they would run together. */
const joined = (path: string, step: readonly number[]): string =>
	step
		.map((value) => String(value).replace(/^(-?)0\./, '$1.'))
		.reduce((text, value) => text + (/\d$/.test(text) && !value.startsWith('-') ? ' ' : '') + value, path)
