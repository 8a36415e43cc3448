import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { contentOf } from '../store/content_handle.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf, isInSnapshot } from '#app/content/content_type.ts'

/** A sentence if rows of any of the `types` refer to this one, by the column `only` if it is given; else null. */
export async function neededBy(
	trx: Kysely<Database>,
	types: readonly ContentType[],
	{ table, office }: ContentType,
	row: ContentRow,
	only?: 'slug',
): Promise<string | null> {
	for (const other of types.filter(isInSnapshot)) {
		for (const field of fieldsOf(other)) {
			if (field.control !== 'reference' || field.table !== table) continue
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
	return only ? null : ((await office?.neededBy?.(trx, row)) ?? null)
}
