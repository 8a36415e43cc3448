import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { defineContentType } from '#app/content/content_type.ts'
import type { RowStorage } from '#app/content/office_rules.ts'
import type { Database } from '#db/schema.ts'
import type { StreetRangeRow } from '#db/street_rows.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { raiseVersion } from './import/publish.server.ts'
import { areaOptions, readAreas } from './ranges/areas.server.ts'
import {
	longestStreet,
	narrowestSpan,
	rangeErrors,
	rangeName,
	streetKeys,
	zipSentence,
} from './ranges/range_rules.ts'

const sides = [
	{ value: 'all', label: 'Both sides' },
	{ value: 'odd', label: 'Odd numbers' },
	{ value: 'even', label: 'Even numbers' },
]

const ranges = defineContentType('street_ranges', null, {
	label: 'Streets',
	singular: 'street range',
	group: 'Towns and sizes',
	help: 'Which houses of a street belong to which pickup area.',
	isOutsideSnapshot: true,
	fields: {
		street: { control: 'text', label: 'Street', max: longestStreet, plain: true },
		from_number: { control: 'number', label: 'From number', min: 1, max: 999_999 },
		to_number: {
			control: 'number',
			label: 'To number',
			hint: `At least ${narrowestSpan} higher: a range is a block, never a house.`,
			min: 1,
			max: 999_999,
		},
		side: { control: 'select', label: 'Side', options: sides, plain: true, initial: 'all' },
		zip: { control: 'text', label: 'ZIP code', max: 5, plain: true, optional: true },
		area_id: { control: 'reference', label: 'Pickup area', table: 'pickup_areas', by: 'id', plain: true },
	},
	fixed: ['import_id', 'street_key', 'name_key', 'is_sample'],
	columns: [],
	title: rangeName,
	errors: (range) => [
		...rangeErrors(range),
		...(range.zip === null || /^\d{5}$/.test(range.zip)
			? []
			: [{ field: 'zip' as const, message: zipSentence(range.zip) }]),
	],
})

/** Ranges are edited only in the published list; a restored range of another list is written there, too. */
const storage: RowStorage = {
	async read(db, id) {
		const row = await db
			.selectFrom('street_ranges')
			.innerJoin('street_list', 'street_list.import_id', 'street_ranges.import_id')
			.selectAll('street_ranges')
			.where('street_ranges.id', '=', id)
			.executeTakeFirst()
		return row && { ...row }
	},
	async write(trx, id, row) {
		const list = (await raiseVersion(trx)) ?? (await beginList(trx))
		if (row === null) {
			await trx.deleteFrom('street_ranges').where('id', '=', id).execute()
			return
		}
		const { street, from_number, to_number, side, zip, area_id, is_sample } = row as unknown as StreetRangeRow
		const keys = streetKeys(street)
		if (!keys) throw new Error('A range without a name of a street')
		const { import_id } = list
		const columns = { import_id, street, ...keys, from_number, to_number, side, zip, area_id }
		const values = { ...columns, is_sample: is_sample ?? false }
		await trx
			.insertInto('street_ranges')
			.values({ id, ...values })
			.onConflict((conflict) => conflict.column('id').doUpdateSet(values))
			.execute()
	},
}

/** Street ranges edited one by one; many at once are imported from a file. */
export const rangeType = defineResource(ranges, {
	screens: { list: '/admin/streets', row: (id) => `/admin/streets/${encodeURIComponent(id)}` },
	storage,
	derive: (_, columns) => ({ ...columns, is_sample: false }),
	// A range of a replaced list still exists in that list, which an undo republishes.
	canRevert: ({ after_row }, current) => current !== undefined || after_row === null,
	options: async ({ store }) => ({ area_id: areaOptions(await readAreas(store.db), 'id') }),
	about: async () => ({
		deletion: 'The look-up no longer answers with it. The history keeps it and can bring it back.',
	}),
	days: () => null,
})

/** Creates an empty published list, for ranges that are entered before any file is imported. */
async function beginList(trx: Transaction<Database>): Promise<{ import_id: string }> {
	const id = randomUUID()
	const at = new Date().toISOString()
	await trx
		.insertInto('street_imports')
		.values({
			id,
			status: 'published',
			file_name: 'Entered by hand',
			reach: 'all',
			headings: [],
			columns: null,
			lines: 0,
			base_version: 1,
			summary: null,
			staff_name: '',
			created_at: at,
			published_at: at,
			previous_id: null,
		})
		.execute()
	await trx.insertInto('street_list').values({ id: 1, import_id: id, version: 1, columns: null }).execute()
	return { import_id: id }
}
