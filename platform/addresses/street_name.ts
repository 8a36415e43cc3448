import { countyInitial, countyWords, directions, highwayOwners, withRoadWords } from './numbered_roads.ts'
import { ordinal, withDigits } from './ordinals.ts'
import { suffixBySpelling, wordBySpelling } from './suffixes.ts'
import { wordsOf } from './words.ts'

/** The parts of a street's name (USPS Publication 28, section 23); missing parts are empty. */
export interface StreetName {
	/** `N`, `SW`: a direction before the name. */
	before: string
	/** `WELD`, or just its initial, when a county road names its county; empty otherwise. */
	county: string
	/** The name itself, in one word: `MAPLE`, `10TH`, `RAINDANCE`, `COUNTYROAD17`. */
	name: string
	/** The standard abbreviation: `ST`. */
	suffix: string
	/** A direction after the suffix. */
	after: string
}

/** Abbreviations that can begin a name, spelled out. */
const titles: ReadonlyMap<string, string> = new Map([
	['ST', 'SAINT'],
	['MT', 'MOUNT'],
	['MNT', 'MOUNT'],
	['FT', 'FORT'],
])
/** Words before `County Road` that belong to the street's name and are not a county. */
const notCounties: ReadonlySet<string> = new Set(['OLD', 'NEW'])
const roadNumber = /^\d{1,4}[A-Z]?$/

/** Parses a street's name; null for empty text. */
export function readStreetName(text: string | readonly string[]): StreetName | null {
	const written = typeof text === 'string' ? wordsOf(text).filter((word) => word !== ',') : text
	const words = withDigits(withRoadWords(written))
	if (words.length === 0) return null
	return numberedRoad(words) ?? namedStreet(words)
}

/** County roads and highways, named by type and number: `WCR 17`, `N County Rd 38 E`, `US 287`. */
function numberedRoad(words: readonly string[]): StreetName | null {
	const before = words.length > 2 ? directions.get(words[0] ?? '') : undefined
	let at = before === undefined ? 0 : 1
	const initial = countyInitial(words[at] ?? '')
	const county = initial ?? countyBefore(words, at)
	if (initial === null && county !== '') at += county.split(' ').length
	const kind = initial !== null ? 1 : countyRoadWords(words, at)
	const isHighway = kind === 0 && county === ''
	const length = isHighway ? highwayWords(words, at) : kind
	if (length === 0) return null
	at += length
	const number = words[at] ?? ''
	if (!roadNumber.test(number)) return null
	const next = words[at + 1] ?? ''
	const isPart = /^(?:[A-Z]|\d\/\d)$/.test(next)
	const part = !isHighway && /^\d+$/.test(number) && isPart ? next : ''
	const rest = words.slice(at + (part === '' ? 1 : 2))
	const after = directions.get(rest[0] ?? '') ?? ''
	if (rest.length > (after === '' ? 0 : 1)) return null
	const name = `${isHighway ? 'HIGHWAY' : 'COUNTYROAD'}${number}${part}`
	return { before: before ?? '', county, name, suffix: '', after }
}

/** The county named before `COUNTY ROAD`: `WELD`, `SAN MIGUEL`; empty if no county is named. */
function countyBefore(words: readonly string[], at: number): string {
	for (const length of [1, 2]) {
		const name = words.slice(at, at + length)
		if (name.some((word) => !/^[A-Z]{3,}$/.test(word) || notCounties.has(word) || countyWords.has(word)))
			return ''
		if (countyRoadWords(words, at + length) === 2) return name.join(' ')
	}
	return ''
}

/** Reports whether two roads may be in the same county: the names are equal, one is missing, or one is the other's initial. */
export function isSameCounty(one: string, other: string): boolean {
	return (
		one === other ||
		([one, other].some((name) => name.length < 2) && (one.startsWith(other) || other.startsWith(one)))
	)
}

/** The number of words before a county road's number; 0 if this is not a county road. */
function countyRoadWords(words: readonly string[], at: number): number {
	const [first = '', second = ''] = words.slice(at)
	if (first === 'CR' || suffixBySpelling.get(first) === 'RD') return 1
	return countyWords.has(first) && suffixBySpelling.get(second) === 'RD' ? 2 : 0
}

/** The number of words before a highway's number; 0 if this is not a highway. */
function highwayWords(words: readonly string[], at: number): number {
	const [first = '', second = ''] = words.slice(at)
	if (suffixBySpelling.get(first) === 'HWY') return 1
	if (!highwayOwners.has(first)) return 0
	if (suffixBySpelling.get(second) === 'HWY') return 2
	return first !== 'OLD' && /^\d+$/.test(second) ? 1 : 0
}

function namedStreet(words: readonly string[]): StreetName {
	let rest = [...words]
	let before = ''
	let after = ''
	const isName = (left: readonly string[]) => left.some((word) => !suffixBySpelling.has(word))
	const first = directions.get(rest[0] ?? '')
	if (first !== undefined && rest.length > 1 && (isName(rest.slice(1)) || rest.length > 2)) {
		before = first
		rest = rest.slice(1)
		const second = directions.get(`${before}${directions.get(rest[0] ?? '') ?? ' '}`)
		if (second !== undefined && rest.length > 1) {
			before = second
			rest = rest.slice(1)
		}
	}
	const last = directions.get(rest.at(-1) ?? '')
	if (last !== undefined && rest.length > 2 && suffixBySpelling.has(rest.at(-2) ?? '')) {
		after = last
		rest = rest.slice(0, -1)
	}
	const suffix = rest.length > 1 ? (suffixBySpelling.get(rest.at(-1) ?? '') ?? '') : ''
	if (suffix !== '') rest = rest.slice(0, -1)
	return { before, county: '', name: rest.map(nameWord).join(''), suffix, after }
}

/** Expands a word of the name, so that `Mt View`, `Mount Vw` and `Mountview` are equal. */
function nameWord(word: string, at: number, name: readonly string[]): string {
	if (/^\d{1,3}$/.test(word) && name.length === 1) return ordinal(Number(word))
	const title = at === 0 && name.length > 1 ? titles.get(word) : undefined
	return title ?? wordBySpelling.get(word) ?? word
}

/** The other reading of a county road whose final letter may be a direction or part of its number: `38 East` for `38E`, and the reverse. */
export function otherReading(road: StreetName): StreetName | null {
	if (!isNumberedRoad(road)) return null
	if (/\d$/.test(road.name) && road.after.length === 1)
		return { ...road, name: road.name + road.after, after: '' }
	const letter = road.name.at(-1) ?? ''
	return /[NSEW]/.test(letter) && road.after === ''
		? { ...road, name: road.name.slice(0, -1), after: letter }
		: null
}

/** Reports whether the street is a county road or a highway, whose house numbers run through the whole county. */
export function isNumberedRoad({ name }: StreetName): boolean {
	return /^(?:COUNTYROAD|HIGHWAY)\d/.test(name)
}

/** The name including its suffix, so that `Boxelder Ridge` matches `Boxelder Ridge Dr`. */
export function nameWithSuffix({ name, suffix }: StreetName): string {
	return name + (wordBySpelling.get(suffix) ?? '')
}

/** The street as one normalized string: `N MAPLE ST`. */
export function streetKey({ before, county, name, suffix, after }: StreetName): string {
	return [before, county, name, suffix, after].filter(Boolean).join(' ')
}
