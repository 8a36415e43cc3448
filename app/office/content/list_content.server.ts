import type { Store } from '#db/store.server.ts'
import { formatField } from './changed_fields.ts'
import { readRows } from './content_handle.server.ts'
import { type ContentRow, fieldsOf, type TableDescription } from './description.ts'
import { countsOf, type RowCount } from './row_counts.ts'
import { described } from './descriptions.ts'

/** A row as the list shows it. */
export interface ListedRow {
	id: string
	title: string
	/** Whether the site shows it. */
	isHidden: boolean
	details: { label: string; text: string }[]
	counts: RowCount[]
	path: string
}

/** One list that staff put in order, or the whole table where they do not. */
export interface ListedGroup {
	name: string
	label: string | null
	rows: ListedRow[]
}

const hiding = ['is_active', 'is_published', 'is_approved']

/** The rows of a table in their lists; with `query` only those that hold its words, which then cannot be moved. */
export async function listContent(
	{ db }: Pick<Store, 'db'>,
	description: TableDescription,
	query: string,
): Promise<ListedGroup[]> {
	const rows = await readRows(db, description)
	const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
	const found = rows.filter((row) => {
		const text = JSON.stringify(row).toLowerCase()
		return wanted.every((word) => text.includes(word))
	})
	const labels = await groupLabels({ db }, description)
	const within = description.order?.within
	const groups = Map.groupBy(found, (row) => (within ? String(row[within]) : ''))
	return [...groups].map(([name, members]) => ({
		name,
		label: within ? (labels.get(name) ?? name) : null,
		rows: members.map((row) => listed(description, row)),
	}))
}

function listed(description: TableDescription, row: ContentRow): ListedRow {
	const shown = new Set(description.columns.filter((column) => !hiding.includes(column)))
	const fields = fieldsOf(description).filter(({ name }) => shown.has(name))
	return {
		id: row.id,
		title: description.title(row),
		isHidden: hiding.some((column) => row[column] === false),
		details: fields
			.map((field) => ({ label: field.label, text: formatField(description, field, row) }))
			.filter(({ text }) => text !== ''),
		counts: countsOf(description, row),
		path: description.page(row),
	}
}

async function groupLabels(
	{ db }: Pick<Store, 'db'>,
	description: TableDescription,
): Promise<ReadonlyMap<string, string>> {
	const field = description.fields[description.order?.within ?? '']
	if (field?.widget === 'select') return new Map(field.options.map(({ value, label }) => [value, label]))
	if (field?.widget !== 'reference') return new Map()
	const target = described.find(({ table }) => table === field.table)
	const rows = target ? await readRows(db, target) : []
	return new Map(rows.map((row) => [String(row[field.by]), target?.title(row) ?? row.id]))
}
