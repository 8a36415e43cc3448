import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { EditedTable } from '#app/content/fields.ts'
import type { DerivedFrom } from '#app/content/office_rules.ts'
import { freshRow } from '#app/content/fresh_row.ts'
import type { ContentAction } from '#db/office_content_rows.ts'
import type { Database } from '#db/schema.ts'
import { type Actor, recordRow } from '../store/write_content.server.ts'
import { contentOf } from '../store/content_handle.server.ts'

/** The columns of a change plus those derived from it as of a day (see `OfficeRules.derive`). */
export function derivedColumns(
	{
		description,
		current,
		columns,
	}: { description: ContentType; current: ContentRow | undefined; columns: Record<string, unknown> },
	when: DerivedFrom,
): Record<string, unknown> {
	const derive = description.office?.derive
	return current && derive ? derive(current, columns, when) : columns
}

/** Columns to write over `current`, or a row to insert if `current` is undefined. */
export interface RowToWrite {
	description: ContentType
	id: string
	current: ContentRow | undefined
	columns: Record<string, unknown>
	/** The changed fields; by default those that differ from `current`. */
	changed?: readonly string[]
}

/** The names of fields whose values these columns change. */
export function changedNames(
	current: ContentRow | undefined,
	columns: Readonly<Record<string, unknown>>,
): string[] {
	return Object.keys(columns).filter(
		(name) => !current || !isDeepStrictEqual(current[name] ?? null, columns[name] ?? null),
	)
}

/** Writes a row and records it in the history; returns the new row. Columns that all have their values already write nothing. */
export async function putRow(
	trx: Transaction<Database>,
	{ description, id, current, columns }: RowToWrite,
	actor: Actor | ((field: string) => Actor),
	action: ContentAction = current ? 'save' : 'create',
): Promise<ContentRow> {
	if (current && changedNames(current, columns).length === 0) return current
	const actorOf = typeof actor === 'function' ? actor : () => actor
	const { now } = actorOf('')
	const row = current
		? await updateRow(trx, description, current, columns, now)
		: await insertRow(trx, description, id, columns, now)
	await recordRow(trx, description, { id, action, before: current ?? null, after: row }, actorOf)
	return row
}

/** Updates the columns and the time of the last change; returns the new row. */
export async function updateRow(
	trx: Transaction<Database>,
	{ table, automatic = [], office }: ContentType,
	current: ContentRow,
	columns: Record<string, unknown>,
	now: Date,
): Promise<ContentRow> {
	const stamped = automatic.includes('updated_at') ? { ...columns, updated_at: now.toISOString() } : columns
	const row = { ...current, ...stamped }
	if (office?.storage) await office.storage.write(trx, current.id, row)
	else await contentOf(trx).updateTable(table).set(stamped).where('id', '=', current.id).execute()
	return row
}

/** Inserts a row at the end of its list. */
export async function insertRow(
	trx: Transaction<Database>,
	description: ContentType,
	id: string,
	columns: Record<string, unknown>,
	now: Date,
): Promise<ContentRow> {
	const { table, order, office } = description
	const position = order && { [order.column]: await nextPosition(trx, table, order, columns) }
	// A restored row keeps its former columns, such as position and counters.
	const row: ContentRow = { ...freshRow(description, now.toISOString()), ...position, ...columns, id }
	if (office?.storage) await office.storage.write(trx, id, row)
	else await contentOf(trx).insertInto(table).values(row).execute()
	return row
}

/** Deletes the row from the store. */
export async function removeRow(
	trx: Transaction<Database>,
	{ table, office }: ContentType,
	id: string,
): Promise<void> {
	if (office?.storage) await office.storage.write(trx, id, null)
	else await contentOf(trx).deleteFrom(table).where('id', '=', id).execute()
}

async function nextPosition(
	trx: Transaction<Database>,
	table: EditedTable,
	order: NonNullable<ContentType['order']>,
	columns: Record<string, unknown>,
): Promise<number> {
	const all = contentOf(trx)
		.selectFrom(table)
		.select((eb) => eb.fn.max(order.column).as('last'))
	const ours = order.within ? all.where(order.within, '=', columns[order.within]) : all
	const found = await ours.executeTakeFirst()
	return Number(found?.last ?? 0) + 10
}
