import { withRoadWords } from './numbered_roads.ts'
import { suffixBySpelling } from './suffixes.ts'
import { wordsOf } from './words.ts'
import { withoutUnit } from './units.ts'
import { stateCalled, stateNames, stateOfZip } from './states.ts'
import { longestAddress, type ReadAddress } from './address_parts.ts'

const zipCode = /^\d{5}$/
const houseNumber = /^(\d{1,6})[A-Z]?$/
/** A fraction after a house number, such as `1/2`; dropped, because street ranges count it as the same house. */
const fraction = /^\d\/\d{1,2}$/
/** Suffixes after which a number is part of the street's name. */
const numberedAfter = new Set(['RD', 'HWY', 'RTE'])
/** Town names by nickname, both in capitals. */
export type TownNicknames = ReadonlyMap<string, string>

/**
 * Parses an address as typed, in time proportional to its length: `1204 n. maple, apt 5, ft collins 80524`. `towns` are the names, in
 * capitals, of towns recognized without a comma before them; `home` holds the codes of the home states; `nicknames` maps nicknames to
 * towns.
 */
export function readAddress(
	text: string,
	towns: ReadonlySet<string>,
	home: ReadonlySet<string>,
	nicknames: TownNicknames,
): ReadAddress {
	if (text.trim().length > longestAddress) return { ok: false, reason: 'too-long' }
	const written = firstOfTwo(text)
		.replace(/\b(\d{5})-\d{4}\b/g, '$1')
		.replace(/^\s*(\d{1,6})\s*[-–]\s*\d{1,6}\b(?!\/)/, '$1')
		.replace(/^\s*(\d{1,6})\s*[-–]\s*([a-z])\b/i, '$1$2')
	const all = withRoadWords(wordsOf(written).filter((word) => word !== '/' && word !== ',,'))
	if (!all.some((word) => /[A-Z0-9]/.test(word))) return { ok: false, reason: 'empty' }
	const joined = all.filter((word) => word !== ',').join(' ')
	if (/^(?:P ?O ?|POST OFFICE )B(?:OX)?(?![A-Z])/.test(joined)) return { ok: false, reason: 'post-box' }

	const { words, zip, state, isElsewhere } = withoutState(withoutUnit(all), towns, home)
	const segments = segmentsOf(words)
	const { number: before, street: first, more } = withoutFirstNumber(segments)
	const parted =
		more.length > 0
			? { street: first, town: more.at(-1)?.join(' ') ?? null }
			: withoutTown(first, towns, nicknames)
	const { number, street } =
		before === null ? withoutLastNumber(parted.street) : { number: before, street: parted.street }
	if (street.length === 0) {
		const alone = zip ?? String(number ?? '')
		return { ok: false, reason: 'no-street', ...(isZipOf(home, alone) && { zip: alone }) }
	}
	return {
		ok: true,
		address: {
			number,
			street,
			town: townName(parted.town, nicknames),
			zip,
			state,
			isElsewhere,
		},
	}
}

/** Returns the first street of an intersection such as `Main & 7th`; text with a house number is not an intersection. */
function firstOfTwo(text: string): string {
	return /^\s*\d/.test(text) ? text : text.replace(/\s(?:&|@|and|at)\s[^,]*/gi, '')
}

/** Removes the country, the state and the ZIP code from the end. */
function withoutState(
	all: readonly string[],
	towns: ReadonlySet<string>,
	home: ReadonlySet<string>,
): { words: string[]; zip: string | null; state: string | null; isElsewhere: boolean } {
	const words = all.slice(all.findIndex((word) => word !== ','))
	const dropCommas = () => {
		while (words.at(-1) === ',') words.pop()
	}
	dropCommas()
	if (words.length > 2 && words.at(-1) === 'USA') words.pop()
	if (words.length > 3 && words.slice(-2).join(' ') === 'UNITED STATES') words.splice(-2)
	dropCommas()
	let zip: string | null = null
	if (words.length > 1 && zipCode.test(words.at(-1) ?? '')) zip = words.pop() ?? null
	// A ZIP code before the town, as in `12 Elm St, 80550 Windsor`; at the start, as in `Suite 300, 80550 Main St`, it is a house number.
	const inside = words.findLastIndex((word, at) => at > 0 && isZipOf(home, word))
	if (zip === null && inside > 0) [zip = null] = words.splice(inside, 1)
	dropCommas()
	const named = words.length > 1 || zip !== null ? homeStateAtEnd(words, home, zip !== null) : null
	const homeWords = named?.length ?? 0
	const other = stateCalled(words.at(-1) ?? '')
	const isOther =
		homeWords === 0 &&
		words.length > 2 &&
		other !== null &&
		(zip !== null || words.at(-2) !== ',') &&
		words.includes(',') &&
		!towns.has(words.slice(words.lastIndexOf(',') + 1).join(' '))
	words.splice(words.length - (isOther ? 1 : homeWords))
	dropCommas()
	const isZipElsewhere = zip !== null && !isZipOf(home, zip)
	const state = named?.code ?? (isOther ? other : null) ?? (zip === null ? null : stateOfZip(zip))
	return { words, zip, state, isElsewhere: isZipElsewhere || isOther }
}

/** The `home` state named by the last words, and how many words name it. Without a ZIP code or comma, `CT` is a court, not Connecticut. */
function homeStateAtEnd(
	words: readonly string[],
	home: ReadonlySet<string>,
	hasZip: boolean,
): { code: string; length: number } | null {
	const last = words.at(-1) ?? ''
	if (home.has(last))
		return hasZip || words.at(-2) === ',' || !suffixBySpelling.has(last) ? { code: last, length: 1 } : null
	const names = [...home].map((code) => ({
		code,
		name: (stateNames.get(code) ?? code).toUpperCase().split(' '),
	}))
	const named = names.find(({ name }) => words.slice(-name.length).join(' ') === name.join(' '))
	if (named) return { code: named.code, length: named.name.length }
	return last === 'COLO' && home.has('CO') ? { code: 'CO', length: 1 } : null
}

function segmentsOf(words: readonly string[]): string[][] {
	const segments: string[][] = [[]]
	for (const word of words) {
		if (word === ',') segments.push([])
		else segments.at(-1)?.push(word)
	}
	return segments.filter((segment) => segment.length > 0)
}

/** Removes a leading house number. */
function withoutFirstNumber(segments: readonly string[][]): {
	number: number | null
	street: string[]
	more: string[][]
} {
	const [first = [], ...rest] = segments
	const begin = houseNumber.exec(first[0] ?? '')
	if (!begin) return { number: null, street: first, more: rest }
	const street = first.slice(fraction.test(first[1] ?? '') ? 2 : 1)
	const [next = [], ...others] = rest
	return street.length > 0
		? { number: Number(begin[1]), street, more: rest }
		: { number: Number(begin[1]), street: next, more: others }
}

/** Removes a trailing house number, as in `Maple St 12`. */
function withoutLastNumber(street: string[]): { number: number | null; street: string[] } {
	const last = street.at(-1) ?? ''
	const before = suffixBySpelling.get(street.at(-2) ?? '') ?? ''
	return /^\d{1,6}$/.test(last) && before !== '' && !numberedAfter.has(before)
		? { number: Number(last), street: street.slice(0, -1) }
		: { number: null, street }
}

/** Removes a known town from the end of a street without a comma between them. */
function withoutTown(
	street: string[],
	towns: ReadonlySet<string>,
	nicknames: TownNicknames,
): { street: string[]; town: string | null } {
	for (const length of [3, 2, 1]) {
		if (street.slice(0, -length).every((word) => /^[NSEW]{1,2}$/.test(word))) continue
		const town = townName(street.slice(-length).join(' '), nicknames)
		if (town !== null && towns.has(town)) return { street: street.slice(0, -length), town }
	}
	return { street, town: null }
}

/** Reports whether the text is a ZIP code of one of these states. */
export function isZipOf(states: ReadonlySet<string>, text: string): boolean {
	return states.has(stateOfZip(text) ?? '')
}

/** Normalizes a town's name in capitals: expands the usual abbreviations and replaces a nickname. */
export function townName(words: string, nicknames: TownNicknames): string
export function townName(words: string | null, nicknames: TownNicknames): string | null
export function townName(words: string | null, nicknames: TownNicknames): string | null {
	if (words === null) return null
	return nicknames.get(words) ?? words.replace(/^FT ?(?=[A-Z])/, 'FORT ').replace(/^MT /, 'MOUNT ')
}
