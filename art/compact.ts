import { round } from './draw.ts'

/** The number of arguments of each path command. */
const numbersOf = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 } as const
const commandOrNumber = /[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g

/**
 * Shortens a drawing: writes paths in relative coordinates, so that a letter has the same text wherever it is placed (and compresses
 * better), and omits leading zeros. Each path keeps its number of decimals, up to three.
 */
export const compact = (svg: string): string =>
	svg
		.replace(/( d)?="([^"]*)"/g, (_, isPath: string | undefined, value: string) =>
			isPath
				? ` d="${fromPointToPoint(value)}"`
				: `="${value.includes('0.') ? value.replace(/(?<![\d.])0\.(?=\d)/g, '.') : value}"`,
		)
		.replaceAll(' scale(1)', '')
		.replaceAll('translate(0 0)', '')
		.replaceAll(' transform=""', '')

const fromPointToPoint = (d: string): string => {
	const parts = d.match(commandOrNumber) ?? []
	const digits = decimals(parts)
	let at: Place = [0, 0]
	let start = at
	let letter = ''
	let last = ''
	const written: string[] = []
	for (let next = 0; next < parts.length;) {
		const part = parts[next] ?? ''
		if (isLetter(part)) {
			letter = part
			next++
		}
		const absolute = letter.toUpperCase()
		if (!isKnown(absolute)) throw new Error(`Path command ${letter || part}`)
		const given: number[] = []
		while (given.length < numbersOf[absolute]) given.push(Number(parts[next++]))
		const step = letter === absolute ? relative(absolute, given, at, digits) : given
		const [name, ...numbers] = shortest(absolute, step)
		if (name !== 'none') {
			// A move after a move would be read as a line.
			if (name !== last || name === 'z' || name === 'm') written.push(name)
			joined(written, numbers)
			last = name
		}
		at = endOf(absolute, step, at, start, digits)
		if (absolute === 'M') {
			start = at
			// Further pairs after a move are lines.
			letter = letter === 'M' ? 'L' : 'l'
		}
		// No number belongs to it.
		if (absolute === 'Z') letter = ''
	}
	return written.join('')
}

/** The most decimals of a number, up to three. */
const decimals = (parts: readonly string[]): number => {
	let most = 0
	for (const part of parts) {
		const point = part.indexOf('.')
		if (point !== -1) most = Math.max(most, part.length - point - 1)
	}
	return Math.min(3, most)
}

/** Digits, signs and points come before letters. */
const isLetter = (part: string): boolean => part >= 'A'

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
		let text = String(value)
		if (text.startsWith('0.')) text = text.slice(1)
		else if (text.startsWith('-0.')) text = `-${text.slice(2)}`
		written.push(needsSpace(written.at(-1) ?? '', text) ? ` ${text}` : text)
	}
}

/** A minus sign ends a number, and so does a decimal point if the number already has one. */
const needsSpace = (before: string, next: string): boolean =>
	!isLetter(before) && !next.startsWith('-') && !(next.startsWith('.') && before.includes('.'))
