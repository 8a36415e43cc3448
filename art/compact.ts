import { round } from './draw.ts'

/** The number of arguments of each path command. */
const numbersOf = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 } as const
const command = /([A-Za-z])([^A-Za-z]*)/g
const number = /-?(?:\d+\.?\d*|\.\d+)/g

/**
 * Shortens a drawing: writes paths in relative coordinates, so that a letter has the same text wherever it is placed (and compresses
 * better), and omits leading zeros. Each path keeps its number of decimals, up to three.
 */
export const compact = (svg: string): string =>
	svg
		.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${fromPointToPoint(d)}"`)
		.replace(/="[^"]*"/g, (value) => value.replace(/(?<![\d.])0\.(?=\d)/g, '.'))
		.replaceAll(' scale(1)', '')
		.replaceAll('translate(0 0)', '')
		.replaceAll(' transform=""', '')

const fromPointToPoint = (d: string): string => {
	const digits = Math.min(3, Math.max(0, ...[...d.matchAll(/\.(\d+)/g)].map(([, part = '']) => part.length)))
	let at: Place = [0, 0]
	let start = at
	let last = ''
	const written: string[] = []
	for (const [, letter = '', values = ''] of d.matchAll(command)) {
		const absolute = letter.toUpperCase()
		if (!isKnown(absolute)) throw new Error(`Path command ${letter}`)
		const all = [...values.matchAll(number)].map(([text]) => Number(text))
		const size = numbersOf[absolute]
		for (let first = 0; first < Math.max(all.length, 1); first += Math.max(size, 1)) {
			const given = all.slice(first, first + size)
			const step = letter === absolute ? relative(absolute, given, at, digits) : given
			const [name, ...numbers] = shortest(absolute, step)
			if (name !== 'none') {
				// A repeated move would be read as a line.
				if (name !== last || name === 'z' || name === 'm') written.push(name)
				joined(written, numbers)
				last = name
			}
			at = endOf(absolute, step, at, start, digits)
			if (absolute === 'M') start = at
		}
	}
	return written.join('')
}

type Place = readonly [number, number]

const isKnown = (letter: string): letter is keyof typeof numbersOf => letter in numbersOf

const endOf = (
	letter: string,
	step: readonly number[],
	[x, y]: Place,
	start: Place,
	digits: number,
): Place => {
	if (letter === 'Z') return start
	const dx = letter === 'V' ? 0 : (step.at(letter === 'H' ? 0 : -2) ?? 0)
	const dy = letter === 'H' ? 0 : (step.at(-1) ?? 0)
	return [round(x + dx, digits), round(y + dy, digits)]
}

const relative = (
	letter: string,
	to: readonly number[],
	[x, y]: Place,
	digits: number,
): readonly number[] => {
	const from = letter === 'V' ? [y] : [x, y]
	// An arc's radii, rotation and flags are not coordinates.
	const places = letter === 'A' ? 5 : 0
	return to.map((value, index) =>
		index < places ? value : round(value - (from[(index - places) % from.length] ?? 0), digits),
	)
}

/** A horizontal or vertical line needs only one number, and one of zero length can be omitted. */
const shortest = (letter: string, step: readonly number[]): [command: string, ...step: number[]] => {
	const [x = 0, y = 0] = step
	if (letter === 'L' && x === 0 && y === 0) return ['none']
	if (letter === 'L' && y === 0) return ['h', x]
	if (letter === 'L' && x === 0) return ['v', y]
	return [letter.toLowerCase(), ...step]
}

/** Appends the numbers to the path in `written`, with a space only where they would run together. */
const joined = (written: string[], step: readonly number[]): void => {
	for (const value of step) {
		const text = String(value).replace(/^(-?)0\./, '$1.')
		written.push(needsSpace(written.at(-1) ?? '', text) ? ` ${text}` : text)
	}
}

/** A minus sign ends a number, and so does a decimal point if the number already has one. */
const needsSpace = (before: string, next: string): boolean =>
	/\d$/.test(before) && !next.startsWith('-') && !(next.startsWith('.') && before.includes('.'))
