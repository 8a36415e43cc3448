import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type ContentRow, fieldsOf, type NamedField, type TableDescription } from './description.ts'
import { type FormValues, rowToValues } from './form_values.ts'
import { rowVersion } from './row_version.server.ts'

/** Somebody saved the row since the form was opened. */
export interface Conflict {
	ok: false
	reason: 'conflict'
	/** Null where the row was changed by other means than the office. */
	savedBy: { name: string; at: string } | null
	/** The version to save over, once the person has seen it. */
	version: string
	/** What was typed, with the other's words in every field that was left as it was. */
	values: FormValues
	/** Fields that both changed, with the other's words. */
	theirs: { name: string; values: FormValues }[]
}

/** The controls of one field. */
function part(field: NamedField, values: FormValues): FormValues {
	const { name } = field
	return Object.fromEntries(
		Object.entries(values).filter(([key]) => key === name || key.startsWith(`${name}.`)),
	)
}

function isSame(one: FormValues, other: FormValues): boolean {
	const filled = (values: FormValues) =>
		JSON.stringify(
			Object.entries(values)
				.map(([key, text]) => [key, text.replaceAll('\r\n', '\n').trim()])
				.filter(([, text]) => text !== '')
				.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
		)
	return filled(one) === filled(other)
}

/** Brings together what was typed and what stands in the store, field by field. */
export async function findConflict(
	trx: Transaction<Database>,
	form: { description: TableDescription; version: string | null; values: FormValues },
	current: ContentRow,
): Promise<Conflict> {
	const { description } = form
	const entries = await trx
		.selectFrom('content_history')
		.selectAll()
		.where('content_table', '=', description.table)
		.where('row_id', '=', current.id)
		.where('action', '!=', 'move')
		.orderBy('created_at', 'desc')
		.limit(50)
		.execute()
	const last = entries.find(({ after_row }) => after_row !== null)
	const states = entries
		.flatMap(({ before_row, after_row }) => [before_row, after_row])
		.filter((row) => row !== null)
	const opened = states.find((row) => rowVersion(description, row as ContentRow) === form.version)
	const base = opened ? rowToValues(description, opened as ContentRow) : null
	const stored = rowToValues(description, current)
	const merged: Record<string, string> = {}
	const theirs: Conflict['theirs'] = []
	for (const field of fieldsOf(description)) {
		const mine = part(field, form.values)
		const other = part(field, stored)
		const isUntouched = base !== null && isSame(mine, part(field, base))
		Object.assign(merged, isUntouched ? other : mine)
		const isTheirsUntouched = base !== null && isSame(other, part(field, base))
		if (!isUntouched && !isTheirsUntouched && !isSame(mine, other))
			theirs.push({ name: field.name, values: other })
	}
	return {
		ok: false,
		reason: 'conflict',
		savedBy: last ? { name: last.staff_name, at: last.created_at } : null,
		version: rowVersion(description, current),
		values: merged,
		theirs,
	}
}
