import { randomUUID } from 'node:crypto'
import type { Services } from '#app/context.server.ts'
import { readDraft } from './drafts.server.ts'
import { contentOf, readRow, readRows } from './content_handle.server.ts'
import { fieldsOf, type NamedField, type TableDescription } from './description.ts'
import { described } from './descriptions.ts'
import { type FormValues, initialValues, rowToValues } from './form_values.ts'
import { countsOf, type RowCount } from './row_counts.ts'
import { rowVersion } from './row_version.server.ts'

/** A field as the form shows it: what it may refer to has become a choice. */
export type ShownField = NamedField & { choices?: readonly { value: string; label: string }[] }

/** All that the form of a row shows; null when there is no such row. */
export interface FormContent {
	table: string
	label: string
	singular: string
	fields: ShownField[]
	id: string
	/** Null for a row that is to be made. */
	version: string | null
	values: FormValues
	title: string | null
	/** The public page that shows the row; null for a new one. */
	path: string | null
	counts: RowCount[]
	lastSave: { name: string; at: string } | null
}

/** The form of the row with this id, or of a new one; with the words of `draftId` where that is a draft of it. */
export async function formContent(
	{ store }: Pick<Services, 'store'>,
	description: TableDescription,
	id: string | undefined,
	{ draftId, now }: { draftId: string | null; now: Date },
): Promise<FormContent | null> {
	const { db } = store
	const draft = await readDraft(store, draftId, now)
	const ours = draft?.description === description && (!id || draft.id === id) ? draft : null
	const row = id ? await readRow(db, description.table, id) : undefined
	if (id && !row) return null
	const last = row && (await lastSave(store, description, row.id))
	return {
		table: description.table,
		label: description.label,
		singular: description.singular,
		fields: await Promise.all(fieldsOf(description).map((field) => withChoices(store, field))),
		id: row?.id ?? ours?.id ?? randomUUID(),
		version: ours ? ours.version : row ? rowVersion(description, row) : null,
		values: ours?.values ?? (row ? rowToValues(description, row) : initialValues(description)),
		title: row ? description.title(row) : null,
		path: row ? description.page(row) : null,
		counts: row ? countsOf(description, row) : [],
		lastSave: last ?? null,
	}
}

async function withChoices({ db }: Pick<Services['store'], 'db'>, field: NamedField): Promise<ShownField> {
	if (field.widget !== 'reference') return field
	const target = described.find(({ table }) => table === field.table)
	const rows = target ? await readRows(db, target) : []
	const choices = rows.map((row) => ({
		value: String(row[field.by]),
		label: target?.title(row) ?? row.id,
	}))
	return { ...field, choices }
}

async function lastSave({ db }: Services['store'], { table }: TableDescription, id: string) {
	const entry = await db
		.selectFrom('content_history')
		.select(['staff_name', 'created_at'])
		.where('content_table', '=', table)
		.where('row_id', '=', id)
		.where('action', '!=', 'move')
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.executeTakeFirst()
	return entry && { name: entry.staff_name, at: entry.created_at }
}

/** How many rows a table has. */
export async function countRows(
	{ db }: Services['store'],
	table: TableDescription['table'],
): Promise<number> {
	const found = await contentOf(db)
		.selectFrom(table)
		.select((eb) => eb.fn.countAll().as('count'))
		.executeTakeFirst()
	return Number(found?.count ?? 0)
}
