import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type Conflict, findConflict } from './conflict.server.ts'
import { contentOf, readRow } from './content_handle.server.ts'
import { type ContentRow, type DescribedTable, fieldsOf, type TableDescription } from './description.ts'
import { described } from './descriptions.ts'
import { rowToValues } from './form_values.ts'
import { rowVersion } from './row_version.server.ts'
import {
	type ContentServices,
	type Doing,
	recordChange,
	type Unavailable,
	writeContent,
} from './write_content.server.ts'

export type Deleted =
	| { ok: true }
	/** Other rows need it; `message` says which. */
	| { ok: false; reason: 'needed'; message: string }
	| { ok: false; reason: 'gone' }
	| Conflict
	| Unavailable

/** Takes a row away and keeps it in the history. One that others refer to stays, and so does one that was just saved. */
export async function deleteRow(
	services: ContentServices,
	{ description, id, version }: { description: TableDescription; id: string; version: string | null },
	doing: Doing,
): Promise<Deleted> {
	const { table } = description
	return writeContent<Deleted>(services, async (trx) => {
		const row = await readRow(trx, table, id)
		if (!row) return { ok: false, reason: 'gone' }
		if (version !== rowVersion(description, row))
			return findConflict(trx, { description, version, values: rowToValues(description, row) }, row)
		const message = await neededBy(trx, table, row)
		if (message) return { ok: false, reason: 'needed', message }
		await contentOf(trx).deleteFrom(table).where('id', '=', id).execute()
		await recordChange(trx, { table, id, action: 'delete', before: row, after: null }, doing)
		return { ok: true }
	})
}

/** A sentence when rows of any table refer to this one, else null. */
async function neededBy(
	trx: Transaction<Database>,
	table: DescribedTable,
	row: ContentRow,
): Promise<string | null> {
	for (const other of described) {
		for (const field of fieldsOf(other)) {
			if (field.widget !== 'reference' || field.table !== table) continue
			const users = await contentOf(trx)
				.selectFrom(other.table)
				.select('id')
				.where(field.name, '=', row[field.by])
				.execute()
			if (users.length > 0)
				return `${users.length} ${users.length === 1 ? other.singular : other.label.toLowerCase()} still belong to it. Move or delete those first.`
		}
	}
	return null
}
