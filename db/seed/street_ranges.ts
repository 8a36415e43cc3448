import { z } from 'zod'
import type { Insertable, Transaction } from 'kysely'
import { readStreetName, streetKey } from '#platform/addresses/street_name.ts'
import type { Database } from '../schema.ts'
import type { StreetRangeRow } from '../street_rows.ts'
import { isSample, readData } from './content_files.ts'
import { seededAt } from './seeded_at.ts'

const listId = 'sample-streets'

/** Streets with their numbers, by sample area and ZIP code; `o` and `e` are the odd and the even side. */
const streets = readData(
	'streets.json',
	z.record(z.string(), z.record(z.string().regex(/^\d{5}$/), z.array(z.string()))),
)

const side = { '': 'all', o: 'odd', e: 'even' } as const

/** Made-up ranges for the sample areas, so that every way of the look-up can be tried. */
export function sampleRanges(): StreetRangeRow[] {
	const rows: StreetRangeRow[] = []
	for (const [area, byZip] of Object.entries(streets)) {
		for (const [zip, lines] of Object.entries(byZip)) {
			for (const line of lines.join(';').split(';')) rows.push(rangeOf(line.trim(), zip, area, rows.length))
		}
	}
	return rows
}

function rangeOf(line: string, zip: string, area: string, at: number): StreetRangeRow {
	const end = line.lastIndexOf(' ')
	const street = line.slice(0, end)
	const [, from, to, letter = ''] = /^(\d+)-(\d+)([oe]?)$/.exec(line.slice(end + 1)) ?? []
	const name = readStreetName(street)
	if (!name || from === undefined) throw new Error(`No street and numbers: ${line}`)
	return {
		id: `${listId}-${at + 1}`,
		import_id: listId,
		street,
		street_key: streetKey(name),
		name_key: name.name,
		from_number: Number(from),
		to_number: Number(to),
		side: side[letter as keyof typeof side],
		zip,
		area_id: `pickup-area-${area}`,
		is_sample: isSample,
	}
}

const list: Insertable<Database['street_imports']> = {
	id: listId,
	status: 'published',
	file_name: 'Sample streets',
	reach: 'all',
	headings: [],
	columns: null,
	lines: 0,
	base_version: null,
	summary: null,
	staff_name: '',
	created_at: seededAt,
	published_at: seededAt,
	previous_id: null,
}

/** Publishes the sample streets in a store that has no list yet. */
export async function seedStreets(trx: Transaction<Database>): Promise<void> {
	await trx.insertInto('street_imports').values(list).execute()
	const rows = sampleRanges()
	for (let at = 0; at < rows.length; at += 100)
		await trx
			.insertInto('street_ranges')
			.values(rows.slice(at, at + 100))
			.execute()
	await trx
		.insertInto('street_list')
		.values({ id: 1, import_id: listId, version: 1, columns: null })
		.execute()
}
