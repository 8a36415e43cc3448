import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { contentOf } from '../store/content_handle.server.ts'
import { type ContentRow, type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { EditedTable } from '#app/content/fields.ts'

/** A sentence if rows of any of the `types` refer to this one, by the column `only` if it is given; else null. */
export async function neededBy(
	trx: Kysely<Database>,
	types: readonly ContentType[],
	table: EditedTable,
	row: ContentRow,
	only?: 'slug',
): Promise<string | null> {
	for (const other of types) {
		for (const field of fieldsOf(other)) {
			if (field.widget !== 'reference' || field.table !== table) continue
			if (only && field.by !== only) continue
			const users = await contentOf(trx)
				.selectFrom(other.table)
				.select('id')
				.where(field.name, '=', row[field.by])
				.execute()
			if (users.length > 0)
				return `${users.length} ${users.length === 1 ? other.singular : other.label.toLowerCase()} still belong to it. Move or delete those first.`
		}
	}
	return table === 'pickup_areas' && !only ? neededByStreets(trx, row.id) : null
}

/** A sentence while published street ranges belong to a pickup area. */
async function neededByStreets(trx: Kysely<Database>, area: string): Promise<string | null> {
	const { ranges } = await trx
		.selectFrom('street_list')
		.innerJoin('street_ranges', 'street_ranges.import_id', 'street_list.import_id')
		.select(({ fn }) => fn.countAll().as('ranges'))
		.where('area_id', '=', area)
		.executeTakeFirstOrThrow()
	const count = Number(ranges)
	if (count === 0) return null
	return `${count} street ${count === 1 ? 'range' : 'ranges'} still belong to it. Move or remove those first, under Streets.`
}
