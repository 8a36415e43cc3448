import { suffixOf } from './suffixes.ts'

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
export const counties: ReadonlyMap<string, string> = new Map([
	['LCR', 'LARIMER'],
	['WCR', 'WELD'],
	['LARIMER', 'LARIMER'],
	['WELD', 'WELD'],
])
export const countyWords: ReadonlySet<string> = new Set(['COUNTY', 'CO', 'CNTY', 'CTY'])
export const highwayOwners: ReadonlySet<string> = new Set([
	'US',
	'STATE',
	'CO',
	'COLORADO',
	'SH',
	'INTERSTATE',
	'OLD',
])
/** `CR` and what is written before it: a direction, or the county. */
const shortRoads = new Set(['CR', 'NCR', 'SCR', 'ECR', 'WCR', 'LCR'])
const roadWithNumber = /^([NSEWL]?CR)(\d{1,4}[A-Z]?)$/

/** The words with those of a county road apart, as the other rules read them: `CR13` as `CR 13`, `ECR` as `E CR`. */
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

/** Whether the words end with the kind of a road that is named by its number: `6100 COUNTY RD`, `US HWY`. */
export function endsWithRoadKind(words: readonly string[]): boolean {
	const last = words.at(-1) ?? ''
	if (shortRoads.has(last)) return true
	if (!['RD', 'HWY'].includes(suffixOf.get(last) ?? '')) return false
	const before = words.at(-2)
	return (
		before === undefined ||
		/^\d+$/.test(before) ||
		[directions, counties, countyWords, highwayOwners].some((known) => known.has(before))
	)
}
