import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type Conflict, findConflict } from './conflict.server.ts'
import { checkAgainstStore } from './check_row.server.ts'
import { contentOf, readRow } from './content_handle.server.ts'
import type { ContentRow, TableDescription } from './description.ts'
import type { FormValues } from './form_values.ts'
import { neededBy } from './needed_by.server.ts'
import { type FieldError, readValues } from './read_values.server.ts'
import { rowVersion } from './row_version.server.ts'
import {
	type ContentServices,
	type ChangeContext,
	recordChange,
	type Unavailable,
	writeContent,
} from './write_content.server.ts'

export interface RowForm {
	description: TableDescription
	id: string
	/** The version the form was opened with; null for a row that is to be made. */
	version: string | null
	/** Compacted: see `compactValues`. */
	values: FormValues
}

export type Saved =
	| { ok: true; id: string; version: string }
	| { ok: false; reason: 'invalid'; errors: FieldError[] }
	| Conflict
	/** Someone deleted the row meanwhile. */
	| { ok: false; reason: 'gone' }
	| Unavailable

/**
 * Publishes a row: checks it by its description, writes it with its history, and has the site show it. What somebody
 * saved since the form was opened stays; where both changed the same field, nothing is saved and the answer tells who did.
 */
export async function saveRow(
	services: ContentServices,
	form: RowForm,
	doing: ChangeContext,
): Promise<Saved> {
	const { description, id, version } = form
	const read = readValues(description, form.values)
	if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
	return writeContent<Saved>(services, async (trx) => {
		const current = await readRow(trx, description.table, id)
		if (!current && version !== null) return { ok: false, reason: 'gone' }
		let { columns } = read
		if (current && version !== rowVersion(description, current)) {
			const conflict = await findConflict(trx, form, current)
			const merged = readValues(description, conflict.values)
			if (conflict.theirs.length > 0 || !merged.ok) return conflict
			columns = merged.columns
		}
		const errors = await checkAgainstStore(trx, description, id, columns)
		const isMoving = current && 'slug' in columns && current['slug'] !== columns['slug']
		const needed = isMoving ? await neededBy(trx, description.table, current, 'slug') : null
		if (needed) errors.push({ field: 'slug', message: `Address: ${needed}` })
		if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
		const after = current
			? await updateRow(trx, description, current, columns, doing.now)
			: await insertRow(trx, description, id, columns, doing.now)
		const action = current ? 'save' : 'create'
		await recordChange(trx, { table: description.table, id, action, before: current ?? null, after }, doing)
		return { ok: true, id, version: rowVersion(description, after) }
	})
}

/** Writes the columns and the time of it; returns the row as it is then. */
export async function updateRow(
	trx: Transaction<Database>,
	{ table, automatic = [] }: TableDescription,
	current: ContentRow,
	columns: Record<string, unknown>,
	now: Date,
): Promise<ContentRow> {
	const stamped = automatic.includes('updated_at') ? { ...columns, updated_at: now.toISOString() } : columns
	await contentOf(trx).updateTable(table).set(stamped).where('id', '=', current.id).execute()
	return { ...current, ...stamped }
}

/** Adds a row at the end of its list. */
export async function insertRow(
	trx: Transaction<Database>,
	description: TableDescription,
	id: string,
	columns: Record<string, unknown>,
	now: Date,
): Promise<ContentRow> {
	const { table, automatic = [], order } = description
	const stamps = automatic.map((name) => [name, name.endsWith('_at') ? now.toISOString() : 0])
	const position = order ? { [order.column]: await nextPosition(trx, description, columns) } : {}
	// What is known of a row that comes back, such as its place and its counters, is kept.
	const row = { ...Object.fromEntries(stamps), ...position, ...columns, id } as ContentRow
	await contentOf(trx).insertInto(table).values(row).execute()
	return row
}

async function nextPosition(
	trx: Transaction<Database>,
	{ table, order }: TableDescription,
	columns: Record<string, unknown>,
): Promise<number> {
	if (!order) return 0
	const all = contentOf(trx)
		.selectFrom(table)
		.select((eb) => eb.fn.max(order.column).as('last'))
	const ours = order.within ? all.where(order.within, '=', columns[order.within]) : all
	const found = await ours.executeTakeFirst()
	return Number(found?.last ?? 0) + 10
}
