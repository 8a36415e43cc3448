import { readStreetName, streetKey } from '#platform/addresses/street_name.ts'
import type { StreetRangeRow } from '#db/street_rows.ts'

/** The cells of a range in a file. */
export type RangeCells = Record<'street' | 'from' | 'to' | 'side' | 'zip' | 'area', string>

type RangeValues = Pick<
	StreetRangeRow,
	'street' | 'street_key' | 'name_key' | 'from_number' | 'to_number' | 'side' | 'zip' | 'area_id'
>

/** An area that a range can belong to. */
export interface RangeArea {
	id: string
	slug: string
	name: string
	town: string
}

export function areaLabel({ town, name }: RangeArea): string {
	return `${town}: ${name}`
}

type CheckedRange = { ok: true; values: RangeValues } | { ok: false; reason: string }

/**
 * The least difference between a range's first and last number: a narrower range would identify a house, and being
 * listed would reveal a customer.
 */
export const narrowestSpan = 8
export const longestStreet = 80

const sides: ReadonlyMap<string, StreetRangeRow['side']> = new Map([
	...['', 'all', 'both', 'a', 'b', 'odd and even', 'either'].map((word) => [word, 'all'] as const),
	...['odd', 'o', 'odds', 'odd numbers'].map((word) => [word, 'odd'] as const),
	...['even', 'e', 'evens', 'even numbers'].map((word) => [word, 'even'] as const),
])

/** Finds areas by slug, name, or town and name, ignoring case; `several` for an ambiguous name. */
export function areaFinder(areas: readonly RangeArea[]): (text: string) => RangeArea | 'several' | null {
	const found = new Map<string, RangeArea | 'several'>()
	for (const area of areas) {
		const { name, town } = area
		const spelled = [name, `${town} ${name}`, `${town}, ${name}`, areaLabel(area), `${name} (${town})`]
		for (const one of new Set(spelled)) {
			const key = one.toLowerCase()
			found.set(key, found.has(key) ? 'several' : area)
		}
	}
	for (const area of areas) found.set(area.slug, area)
	return (text) => found.get(text.toLowerCase()) ?? null
}

/** A range as text: `N Maple St 100–198 even`. */
export function rangeName({
	street,
	from_number,
	to_number,
	side,
}: Pick<StreetRangeRow, 'street' | 'from_number' | 'to_number' | 'side'>): string {
	return `${street} ${from_number}–${to_number}${side === 'all' ? '' : ` ${side}`}`
}

/** The keys by which the look-up finds a street; null if it is not a street name. */
export function streetKeys(street: string): Pick<StreetRangeRow, 'street_key' | 'name_key'> | null {
	const name = readStreetName(street)
	return name === null || name.name === '' ? null : { street_key: streetKey(name), name_key: name.name }
}

/** Errors of a range whose columns are valid individually. */
export function rangeErrors({
	street,
	from_number: from,
	to_number: to,
}: Pick<StreetRangeRow, 'street' | 'from_number' | 'to_number'>) {
	const errors: { field: 'street' | 'to_number'; message: string }[] = []
	if (streetKeys(street) === null)
		errors.push({ field: 'street', message: `“${street}” is no name of a street.` })
	if (to < from) errors.push({ field: 'to_number', message: `The numbers go down, from ${from} to ${to}.` })
	else if (to - from < narrowestSpan)
		errors.push({
			field: 'to_number',
			message: `${from === to ? 'That is a single house' : 'That is only a few houses'}. A range covers a block, such as ${blockOf(from)}, so that nobody can tell who is a customer.`,
		})
	return errors
}

/** The columns of a line's range, or a sentence about its first error. */
export function checkRange(cells: RangeCells, findArea: ReturnType<typeof areaFinder>): CheckedRange {
	const refuse = (reason: string) => ({ ok: false, reason }) as const
	const { street } = cells
	if (street === '') return refuse('The street is missing.')
	if (street.length > longestStreet) return refuse(`The street is longer than ${longestStreet} characters.`)
	const [from, to] = [houseNumber(cells.from), houseNumber(cells.to)]
	if (from === null)
		return refuse(`The first house number must be a number from 1 to 999999, not “${short(cells.from)}”.`)
	if (to === null)
		return refuse(`The last house number must be a number from 1 to 999999, not “${short(cells.to)}”.`)
	const numbers = { from_number: from, to_number: to }
	const [error] = rangeErrors({ street, ...numbers })
	const keys = streetKeys(street)
	if (error || !keys) return refuse(error?.message ?? '')
	const side = sides.get(cells.side.toLowerCase())
	if (!side) return refuse(`The side must be odd, even or all, not “${short(cells.side)}”.`)
	const zip = /^(\d{5})(?:-\d{4})?$/.exec(cells.zip)?.[1] ?? null
	if (zip === null && cells.zip !== '') return refuse(zipSentence(cells.zip))
	if (cells.area === '') return refuse('The area is missing.')
	const area = findArea(cells.area)
	if (area === null) return refuse(`There is no pickup area called “${short(cells.area)}”.`)
	if (area === 'several')
		return refuse(
			`Two towns have an area called “${short(cells.area)}”: write the last part of its address instead.`,
		)
	return { ok: true, values: { street, ...keys, ...numbers, side, zip, area_id: area.id } }
}

export function zipSentence(zip: string): string {
	return `A ZIP code has five digits, not “${short(zip)}”.`
}

function houseNumber(text: string): number | null {
	const number = /^\d{1,6}$/.test(text) ? Number(text) : 0
	return number > 0 ? number : null
}

function blockOf(number: number): string {
	const start = Math.floor(number / 100) * 100
	return `${Math.max(start, 1)} to ${start + 99}`
}

function short(text: string): string {
	return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
