import { stateNames } from './states.ts'
import { suffixBySpelling } from './suffixes.ts'

export const directions: ReadonlyMap<string, string> = new Map(
	Object.entries({
		N: 'N NORTH NTH NO',
		S: 'S SOUTH STH SO',
		E: 'E EAST',
		W: 'W WEST',
		NE: 'NE NORTHEAST',
		NW: 'NW NORTHWEST',
		SE: 'SE SOUTHEAST',
		SW: 'SW SOUTHWEST',
	}).flatMap(([standard, spellings]) => spellings.split(' ').map((word) => [word, standard] as const)),
)
export const countyWords: ReadonlySet<string> = new Set(['COUNTY', 'CO', 'CNTY', 'CTY'])
const roadOwners = ['US', 'STATE', 'SH', 'INTERSTATE', 'OLD']
/** Words before `Hwy` or a highway number, including state codes and names, but not codes that also end street names, such as `CT`. */
export const highwayOwners: ReadonlySet<string> = new Set([
	...roadOwners,
	...[...stateNames]
		.flatMap(([code, name]) => [code, name.toUpperCase()])
		.filter((word) => !word.includes(' ') && !suffixBySpelling.has(word)),
])
/** `CR` and the letter before it: a direction, or the initial of the county. */
const shortRoad = /^([A-Z]?)CR$/
const roadWithNumber = /^([A-Z]?CR)(\d{1,4}[A-Z]?)$/

/** The county's initial in the abbreviation for its roads: `W` for `WCR`, empty for `CR`; null for any other word. */
export function countyInitial(word: string): string | null {
	return shortRoad.exec(word)?.[1] ?? null
}

/** Splits county road abbreviations the way the other rules expect them: `CR13` becomes `CR 13`, `ECR` becomes `E CR`. */
export function withRoadWords(words: readonly string[]): string[] {
	const written: string[] = []
	for (const word of words) {
		const [, road = word, number] = roadWithNumber.exec(word) ?? []
		if (word === 'R' && written.at(-1) === 'C') written.splice(-1, 1, 'CR')
		else if (/^[NSE]CR$/.test(road)) written.push(road.charAt(0), 'CR')
		else written.push(road)
		if (number !== undefined) written.push(number)
	}
	return written
}

/** Reports whether the words end with the type of a road named by its number: `6100 COUNTY RD`, `US HWY`. */
export function endsWithRoadKind(words: readonly string[]): boolean {
	const last = words.at(-1) ?? ''
	if (shortRoad.test(last)) return true
	const kind = suffixBySpelling.get(last)
	if (kind !== 'RD' && kind !== 'HWY') return false
	// Not so in `1204 Washington Rd #17`, where `Washington Rd` is the street's name.
	const owners = kind === 'HWY' ? highwayOwners : new Set(roadOwners)
	const before = words.at(-2)
	return (
		before === undefined ||
		/^\d+$/.test(before) ||
		[directions, countyWords, owners].some((known) => known.has(before))
	)
}
