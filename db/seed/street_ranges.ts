import type { Insertable, Transaction } from 'kysely'
import { readStreetName, streetKey } from '#platform/addresses/street_name.ts'
import type { Database } from '../schema.ts'
import type { StreetRangeRow } from '../street_rows.ts'
import { seededAt } from './seeded_at.ts'

const listId = 'sample-streets'

/** Streets with their numbers, by sample area and ZIP code; `o` and `e` are the odd and the even side. */
const streets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'windsor-lake': {
		80550: `Main St 100-1299; Walnut St 100-1299; Elm St 1-699; Ash St 100-899; Birch St 100-699; Oak St 100-599;
			Chestnut St 100-999; 3rd St 100-1299; 5th St 100-1299; 7th St 100-1599; 9th St 100-899; 11th St 100-1699;
			Cornerstone Dr 1000-1499; Lake Front Dr 100-499; N Lakeview Dr 1-299; Stone Mountain Dr 1000-1799;
			Garden Dr 1-399; Grand Ave 600-1299; Kern St 400-899; Maple Ct 1-99; Crossroads Blvd 8500-9499e`,
	},
	'windsor-raindance': {
		80550: `RainDance National Dr 1500-2399; Covered Bridge Pkwy 1700-2499; Harvest Dr 1200-1799;
			Water Valley Pkwy 1500-2199; New Liberty Rd 800-1599; Eastman Park Dr 1300-2199; Baldridge Dr 1600-1999;
			Fossil Creek Pl 1-99; Pelican Lakes Pt 1500-1899; Picnic Meadow Ln 200-499; Vineyard Ct 1-199;
			County Road 13 35000-36999; Crossroads Blvd 8501-9499o; Maple Hill Dr 1800-2299; Sunfish Way 2000-2199`,
	},
	'fort-collins-old-town': {
		80521: `W Mountain Ave 100-1699; W Oak St 100-1299; W Olive St 100-1299; W Mulberry St 100-1999;
			Laporte Ave 100-2799; Maple St 100-799; Cherry St 100-799; N Mason St 100-499; S Mason St 100-1599;
			S Howes St 100-899; N Loomis Ave 100-399; S Loomis Ave 100-799; S Shields St 100-1999; City Park Ave 600-1499;
			W Elizabeth St 100-2799; W Prospect Rd 100-2799; W Lake St 100-1999; Pitkin St 100-699`,
		80524: `E Mountain Ave 100-599; E Oak St 100-599; Remington St 100-1899; Mathews St 100-1799; Peterson St 100-1299;
			Whedbee St 100-1299; Smith St 100-1299; Linden St 100-699; Walnut St 100-399; E Elizabeth St 100-1299;
			E Prospect Rd 100-1299; N College Ave 100-1999; S College Ave 100-2099; Riverside Ave 400-1699`,
	},
	'fort-collins-south': {
		80525: `S College Ave 2100-6799; E Drake Rd 100-1999; E Swallow Rd 100-1299; E Horsetooth Rd 100-1999;
			E Harmony Rd 100-2599; E Troutman Pkwy 100-1099; Stover St 2000-4699; S Lemay Ave 2000-6599;
			Boardwalk Dr 100-4799; Fossil Creek Pkwy 100-1499; Oakridge Dr 900-1499; Keenland Dr 600-1099; JFK Pkwy 3300-4499`,
		80526: `W Drake Rd 100-2999; W Swallow Rd 100-1799; W Horsetooth Rd 100-2299; W Harmony Rd 100-1799;
			S Shields St 2000-5999; Richmond Dr 700-1599; Wakerobin Ln 700-1599; Dunbar Ave 2900-4199; Manhattan Ave 3000-4199`,
	},
	wellington: {
		80549: `Cleveland Ave 3500-4399; Harrison Ave 3600-4299; McKinley Ave 3600-4299; Roosevelt Ave 3600-4299;
			Garfield Ave 3700-4199; Washington Ave 8100-8599; 1st St 8000-8599; 2nd St 8000-8599; 3rd St 8000-8799;
			4th St 8000-8799; 5th St 8000-8799; 6th St 8000-8799; Boxelder Ridge Dr 8400-8999; Wellington Blvd 8000-9099;
			Buffalo Creek Pkwy 7000-7899; Saddleback Mountain Dr 3400-3999; Ronald Reagan Ave 3700-4099;
			N County Road 9 60000-68999; E County Road 60 3000-6999`,
	},
	'greeley-west': {
		80634: `W 4th St 3500-7999; W 10th St 3500-8299; W 13th St 3500-4799; W 16th St 3500-5999; W 20th St 3500-8299;
			W 24th St 3500-4999; W 28th St 3500-5499; W 29th St 3500-5999; 35th Ave 100-3499o; 38th Ave 800-2899; 43rd Ave 800-2899;
			47th Ave 100-3499; 50th Ave 600-2199; 59th Ave 100-2899; 65th Ave 600-2999; 71st Ave 100-2999; 83rd Ave 100-2499;
			Promontory Pkwy 1-799; Sheep Draw Rd 1700-2299; St Michaels Dr 6500-6999`,
	},
	'greeley-east': {
		80631: `5th St 100-3499; 7th St 100-2299; 8th St 100-2299; 9th St 100-3499; 10th St 100-3499; 11th St 100-2299;
			12th St 100-2299; 13th St 100-3499; 16th St 100-3499; 18th St 100-2299; 20th St 100-3499; 5th Ave 100-2999;
			6th Ave 100-2499; 8th Ave 100-3199; 9th Ave 100-2799; 10th Ave 400-2799; 11th Ave 100-3599; 14th Ave 100-2799;
			18th Ave 300-2299; 23rd Ave 100-3299; 26th Ave 800-2799; 35th Ave 100-3498e; Glenmere Blvd 1300-1999; Cranford Ave 1800-2199`,
	},
	'north-county': {
		80535: `N Overland Trl 2000-4999; Overland Trl 2000-4999; County Road 54G 2500-4999; Kintzley Ct 1-199;
			Galway Dr 3500-3999; Greenwood Dr 4000-4299; N US Highway 287 2500-8999; Cache La Poudre Rd 1-299`,
		80512: `Rist Canyon Rd 3000-15999; W County Road 52E 3500-5999; N County Road 23 3000-6999; Bellvue Dr 1-299;
			W County Road 54E 4000-7999; St Vrain Ln 100-299`,
	},
	severance: {
		80550: `1st St 1-699; 2nd St 1-599; 3rd St 1-599; 4th Ave 1-699; Timber Ridge Pkwy 400-1199; Harmony Rd 400-1499;
			Hidden Valley Pkwy 1-499; Tailholt Ave 200-799; Baldridge Ct 1-99; Lake Shore Dr 500-999; Mt Harvard Ave 800-1199;
			Mt Oxford Ave 800-1199; Avery Plaza St 1-299; Weld County Road 74 8000-11999; Weld County Road 23 36000-39999`,
	},
}

const side = { '': 'all', o: 'odd', e: 'even' } as const

/** Made-up ranges for the sample areas, so that every way of the look-up can be tried. */
export function sampleRanges(): StreetRangeRow[] {
	const rows: StreetRangeRow[] = []
	for (const [area, byZip] of Object.entries(streets)) {
		for (const [zip, text] of Object.entries(byZip)) {
			for (const line of text.split(';')) rows.push(rangeOf(line.trim(), zip, area, rows.length))
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
		is_sample: true,
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
