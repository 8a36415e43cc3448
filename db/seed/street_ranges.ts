import { z } from 'zod'
import type { Insertable, Transaction } from 'kysely'
import { readStreetName, streetKey } from '#platform/addresses/street_name.ts'
import type { Database } from '../schema.ts'
import type { StreetRangeRow } from '../street_rows.ts'
import { isSample, readData } from './content_files.ts'
import { pickupAreas } from './pickup_areas.ts'
import { seededAt } from './seeded_at.ts'

const listId = 'sample-streets'

const side = { '': 'all', o: 'odd', e: 'even' } as const

const lineOfStreets = z.string().superRefine((line, found) => {
	for (const one of line.split(';'))
		if (!partsOf(one.trim()))
			found.addIssue({
				code: 'custom',
				message: `has “${one.trim()}”, which is no street and numbers such as Main St 100-199 or Main St 100-198e.`,
			})
})

/** Streets by ZIP code, which may be empty; `o` and `e` are the odd and the even side. */
const byZip = z.record(z.string().regex(/^(?:\d{5})?$/), z.array(lineOfStreets))

/** Streets with their house numbers, by area. */
const streets = readData(
	'streets.json',
	z.record(z.string(), byZip).superRefine((byArea, found) => {
		for (const area of Object.keys(byArea))
			if (!pickupAreas.some(({ slug }) => slug === area))
				found.addIssue({ code: 'custom', path: [area], message: 'is no area of pickup_areas.json.' })
	}),
)

/** The street ranges of the company's folder; the sample's are made up to cover every case of the look-up. */
export function sampleRanges(): StreetRangeRow[] {
	const rows: StreetRangeRow[] = []
	for (const [area, zips] of Object.entries(streets)) {
		const areaId = pickupAreas.find(({ slug }) => slug === area)?.id ?? ''
		for (const [zip, lines] of Object.entries(zips))
			for (const line of lines.join(';').split(';')) {
				const parts = partsOf(line.trim())
				if (!parts) continue
				rows.push({
					id: `${listId}-${rows.length + 1}`,
					import_id: listId,
					...parts,
					zip: zip || null,
					area_id: areaId,
					is_sample: isSample,
				})
			}
	}
	return rows
}

function partsOf(line: string) {
	const end = line.lastIndexOf(' ')
	const street = line.slice(0, end)
	const [, from, to, letter = ''] = /^(\d{1,7})-(\d{1,7})([oe]?)$/.exec(line.slice(end + 1)) ?? []
	const name = readStreetName(street)
	if (!name || from === undefined) return null
	return {
		street,
		street_key: streetKey(name),
		name_key: name.name,
		from_number: Number(from),
		to_number: Number(to),
		side: side[letter as keyof typeof side],
	}
}

const list: Insertable<Database['street_imports']> = {
	id: listId,
	status: 'published',
	file_name: isSample ? 'Sample streets' : 'Streets of the folder',
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

/** Publishes these street ranges in a store that has no list yet. */
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
