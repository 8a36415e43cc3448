import { readStreetName, streetKey } from '#platform/addresses/street_name.ts'
import type { StreetRangeRow } from '#db/street_rows.ts'
import { narrowestSpan } from './range_width.ts'

/** A range as typed into the form or written in a file. */
export interface WrittenRange {
	street: string
	from: string
	to: string
	side: string
	zip: string
	area: string
}

export type RangeValues = Pick<
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

export type CheckedRange =
	{ ok: true; values: RangeValues } | { ok: false; field: keyof WrittenRange; reason: string }

const longestStreet = 80
const sides: ReadonlyMap<string, StreetRangeRow['side']> = new Map([
	...['', 'all', 'both', 'a', 'b', 'odd and even', 'either'].map((word) => [word, 'all'] as const),
	...['odd', 'o', 'odds', 'odd numbers'].map((word) => [word, 'odd'] as const),
	...['even', 'e', 'evens', 'even numbers'].map((word) => [word, 'even'] as const),
])

/** Finds areas by slug, by name, or by town and name, in any case; `several` for a name that two towns have. */
export function areaFinder(areas: readonly RangeArea[]): (text: string) => RangeArea | 'several' | null {
	const found = new Map<string, RangeArea | 'several'>()
	for (const area of areas)
		for (const name of new Set([area.name, `${area.town} ${area.name}`, `${area.town}, ${area.name}`])) {
			const key = name.toLowerCase()
			found.set(key, found.has(key) ? 'several' : area)
		}
	for (const area of areas) found.set(area.slug, area)
	return (text) => found.get(text.toLowerCase()) ?? null
}

/** The range's columns, or a sentence about its first error. */
export function checkRange(written: WrittenRange, findArea: ReturnType<typeof areaFinder>): CheckedRange {
	const wrong = (field: keyof WrittenRange, reason: string) => ({ ok: false, field, reason }) as const
	const { street } = written
	if (street === '') return wrong('street', 'The street is missing.')
	if (street.length > longestStreet)
		return wrong('street', `The street is longer than ${longestStreet} characters.`)
	const name = readStreetName(street)
	if (name === null || name.name === '') return wrong('street', `“${street}” is no name of a street.`)
	const from = houseNumber(written.from)
	const to = houseNumber(written.to)
	if (from === null)
		return wrong(
			'from',
			`The first house number must be a number from 1 to 999999, not “${short(written.from)}”.`,
		)
	if (to === null)
		return wrong('to', `The last house number must be a number from 1 to 999999, not “${short(written.to)}”.`)
	if (to < from) return wrong('to', `The numbers go down, from ${from} to ${to}.`)
	if (to - from < narrowestSpan)
		return wrong(
			'to',
			`${from === to ? 'That is a single house' : 'That is only a few houses'}. A range covers a block, such as ${blockOf(from)}, so that nobody can tell who is a customer.`,
		)
	const side = sides.get(written.side.toLowerCase())
	if (!side) return wrong('side', `The side must be odd, even or all, not “${short(written.side)}”.`)
	const zip = /^(\d{5})(?:-\d{4})?$/.exec(written.zip)?.[1] ?? null
	if (zip === null && written.zip !== '')
		return wrong('zip', `A ZIP code has five digits, not “${short(written.zip)}”.`)
	if (written.area === '') return wrong('area', 'The area is missing.')
	const area = findArea(written.area)
	if (area === null) return wrong('area', `There is no pickup area called “${short(written.area)}”.`)
	if (area === 'several')
		return wrong(
			'area',
			`Two towns have an area called “${short(written.area)}”: write the last part of its address instead.`,
		)
	return {
		ok: true,
		values: {
			street,
			street_key: streetKey(name),
			name_key: name.name,
			from_number: from,
			to_number: to,
			side,
			zip,
			area_id: area.id,
		},
	}
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
