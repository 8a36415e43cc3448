import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { contentOf } from '../store/content_handle.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf, isInSnapshot } from '#app/content/content_type.ts'

/** A sentence if rows of any of the `types` refer to this one, by the column `only` if it is given; else null. */
export async function neededBy(
	trx: Kysely<Database>,
	types: readonly ContentType[],
	type: ContentType,
	row: ContentRow,
	only?: 'slug',
): Promise<string | null> {
	const { table } = type
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
				return users.length === 1
					? `1 ${other.singular} still belongs to it. Move or delete that one first.`
					: `${users.length} ${other.label.toLowerCase()} still belong to it. Move or delete those first.`
		}
	}
	if (only) return null
	const named = await namedBy(trx, types, type, row)
	return named ?? (await type.office?.neededBy?.(trx, row)) ?? null
}

/** A sentence if copy of other rows names what this one says, so that it would lack words without it. */
export async function namedBy(
	trx: Kysely<Database>,
	types: readonly ContentType[],
	{ table, placeholders }: ContentType,
	row: ContentRow,
): Promise<string | null> {
	const begins = placeholders?.(row) ?? []
	if (begins.length === 0) return null
	for (const other of types.filter(isInSnapshot)) {
		const rows = (await contentOf(trx).selectFrom(other.table).selectAll().execute()) as ContentRow[]
		const users = rows.filter(
			(one) => (other.table !== table || one.id !== row.id) && begins.some((name) => names(one, name)),
		)
		const [first] = users
		if (first)
			return `${users.length} ${users.length === 1 ? other.singular : other.label.toLowerCase()} still name what it holds or costs, the first is “${other.title(first)}”. Change the words there first.`
	}
	return null
}

function names(row: ContentRow, begins: string): boolean {
	return JSON.stringify(row).includes(`{{${begins}`)
}
