import { stemOf } from './stems.ts'
import type { Word } from './words.ts'

/** A known word that an unknown one is probably a misspelling of. */
export interface Correction {
	word: string
	/** 0 to 1. */
	confidence: number
}

/** Three-letter words resemble too many others, so only transposed letters are corrected in them. */
const shortest = 3
const distanceTwoFrom = 7

/**
 * Spelling correction against known words with their frequencies: one edit, two from seven letters on, transposed and
 * doubled letters; also completes a word still being typed.
 */
export class Speller {
	readonly #byLength = new Map<number, string[]>()
	readonly #known: ReadonlyMap<string, number>
	readonly #longest: number
	readonly #stems: ReadonlySet<string>

	readonly #correct: ReadonlySet<string>

	/** Stems of `correct` words are never taken for misspelled ones, though they are not known either. */
	constructor(known: ReadonlyMap<string, number>, correct: ReadonlySet<string> = new Set()) {
		this.#known = known
		this.#longest = Math.max(0, ...[...known.keys()].map((word) => word.length))
		this.#correct = correct
		this.#stems = new Set([...known.keys()].map(stemOf))
		for (const word of known.keys()) {
			if (word.length < shortest) continue
			const bucket = this.#byLength.get(word.length)
			if (bucket) bucket.push(word)
			else this.#byLength.set(word.length, [word])
		}
	}

	/** Also true for other forms of a known word. */
	knows({ text, stem }: Word): boolean {
		return this.#known.has(text) || this.#stems.has(stem)
	}

	/** The nearest known words; `unfinished` also takes the word as the beginning of a longer one. */
	corrections(word: string, unfinished: boolean): Correction[] {
		if (word.length < shortest || /\p{N}/u.test(word) || this.#correct.has(stemOf(word))) return []
		const max = word.length >= distanceTwoFrom ? 2 : 1
		let found: (Correction & { uses: number })[] = []
		for (let length = word.length - max; length <= word.length + max; length += 1) {
			for (const candidate of this.#byLength.get(length) ?? []) {
				const distance = distanceBetween(word, candidate, max)
				if (distance > max || (word.length === shortest && sorted(word) !== sorted(candidate))) continue
				const confidence = confidenceOf(word, candidate, distance)
				found.push({ word: candidate, confidence, uses: this.#known.get(candidate) ?? 0 })
			}
		}
		if (unfinished && found.length === 0 && word.length > shortest) found = this.#beginningWith(word)
		const best = Math.max(...found.map(({ confidence }) => confidence))
		return found
			.filter(({ confidence }) => confidence >= best - 0.05)
			.toSorted((a, b) => b.confidence - a.confidence || b.uses - a.uses)
			.slice(0, 3)
			.map(({ word: nearest, confidence }) => ({ word: nearest, confidence }))
	}

	/** Splits two known words written as one, such as `trashcan`. */
	split(word: string): [string, string] | null {
		if (word.length > 2 * this.#longest) return null
		for (let at = 3; at <= word.length - 3; at += 1) {
			const [head, tail] = [word.slice(0, at), word.slice(at)]
			if (this.#known.has(head) && this.#known.has(tail)) return [head, tail]
		}
		return null
	}

	#beginningWith(word: string): (Correction & { uses: number })[] {
		const found: (Correction & { uses: number })[] = []
		for (const [candidate, uses] of this.#known) {
			if (candidate.length > word.length && candidate.startsWith(word))
				found.push({ word: candidate, confidence: 0.85, uses })
		}
		return found
	}
}

/**
 * The confidence of a correction: the first letter is usually right; doubled or swapped letters are more common than
 * wrong ones, and so are vowels.
 */
function confidenceOf(typed: string, meant: string, distance: number): number {
	const sameLetters = undouble(typed) === undouble(meant) || sorted(typed) === sorted(meant)
	const sameConsonants = distance === 1 && consonants(typed) === consonants(meant)
	const base = sameLetters ? 0.97 : sameConsonants ? 0.93 : distance === 1 ? 0.88 : 0.78
	const firstLetter = typed[0] === meant[0] ? 0 : 0.2
	// A single edit of a short word often results in another word.
	const short = typed.length <= 4 ? 0.12 : typed.length === 5 ? 0.06 : 0
	return base - firstLetter - (sameLetters ? 0 : short)
}

function undouble(word: string): string {
	return word.replaceAll(/(.)\1+/g, '$1')
}

function consonants(word: string): string {
	return [...word].filter((letter) => !'aeiou'.includes(letter)).join('')
}

function sorted(word: string): string {
	return [...word].toSorted().join('')
}

/** The longest compared words, in letters; no form field allows longer ones. */
const longestCompared = 255
/** The last three rows of the distance table, reused by every comparison, because a search makes thousands. */
const newRow = () => new Uint8Array(longestCompared + 1)
const table: readonly [Uint8Array, Uint8Array, Uint8Array] = [newRow(), newRow(), newRow()]

/**
 * The number of edits (a letter added, removed or changed, or two neighbors swapped) between two words; `max +
 * 1` if more. Skips the common prefix and suffix, and compares only within the band that `max` allows.
 */
export function distanceBetween(a: string, b: string, max: number): number {
	const none = max + 1
	if (Math.abs(a.length - b.length) > max || b.length > longestCompared) return none
	let begin = 0
	let [endA, endB] = [a.length, b.length]
	while (begin < endA && begin < endB && a.charCodeAt(begin) === b.charCodeAt(begin)) begin += 1
	while (endA > begin && endB > begin && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
		endA -= 1
		endB -= 1
	}
	const [rows, columns] = [endA - begin, endB - begin]
	let [beforeLast, last, current] = table
	for (let column = 0; column <= Math.min(columns, none); column += 1) last[column] = column
	for (let row = 1; row <= rows; row += 1) {
		const first = Math.max(1, row - max)
		const end = Math.min(columns, row + max)
		// Cells outside the band need more than `max` edits.
		current[first - 1] = first === 1 ? Math.min(row, none) : none
		if (end < columns) current[end + 1] = none
		let least = current[first - 1] ?? none
		for (let column = first; column <= end; column += 1) {
			const letterA = a.charCodeAt(begin + row - 1)
			const letterB = b.charCodeAt(begin + column - 1)
			let edits = Math.min(
				(last[column] ?? none) + 1,
				(current[column - 1] ?? none) + 1,
				(last[column - 1] ?? none) + (letterA === letterB ? 0 : 1),
			)
			const isSwap =
				row > 1 &&
				column > 1 &&
				letterA === b.charCodeAt(begin + column - 2) &&
				a.charCodeAt(begin + row - 2) === letterB
			if (isSwap) edits = Math.min(edits, (beforeLast[column - 2] ?? none) + 1)
			current[column] = edits
			if (edits < least) least = edits
		}
		if (least > max) return none
		;[beforeLast, last, current] = [last, current, beforeLast]
	}
	return Math.min(last[columns] ?? none, none)
}
