import type { Transaction } from 'kysely'
import { mergeThreeWays } from '#platform/forms/three_way_merge.server.ts'
import type { Database } from '#db/schema.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import type { NamedField } from '#app/content/fields.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { formatField } from '../fields/changed_fields.ts'
import { rowToValues } from '../fields/form_values.ts'
import { openedRow, type SavedBy } from '../store/opened_row.server.ts'
import { openedFields, rowVersion } from '../fields/row_version.server.ts'

export interface MergedValues {
	/** The typed values, with the other person's values in every field that was not edited. */
	values: FormValues
	/** Fields that both changed, or groups of fields that belong together. */
	theirs: Theirs[]
}

/** The other person's value of a field that both changed; as text for reading if the input format differs. */
export interface Theirs {
	name: string
	values: FormValues
	words?: string
}

/** Another person saved the row after the form was opened. */
export interface Conflict extends MergedValues {
	ok: false
	reason: 'conflict'
	/** Null if the row was changed outside the office. */
	savedBy: SavedBy | null
	/** The lock token for saving after the conflict was shown. */
	version: string
}

/** Groups controls that are merged as a unit: those of a field, or of fields that belong together; each color is its own unit. */
function partsOf(fields: readonly NamedField[], values: FormValues): Record<string, FormValues> {
	const parts: Record<string, FormValues> = Object.fromEntries(
		fields.filter(({ control }) => control !== 'colors').map(({ name, together = name }) => [together, {}]),
	)
	for (const [control, text] of Object.entries(values)) {
		const field = fields.find(({ name }) => control === name || control.startsWith(`${name}.`))
		if (!field) continue
		const part = field.control === 'colors' ? control : (field.together ?? field.name)
		parts[part] = { ...parts[part], [control]: text }
	}
	return parts
}

function isSame(one: unknown, other: unknown): boolean {
	const filled = (values: unknown) =>
		JSON.stringify(
			Object.entries(values as FormValues)
				.map(([key, text]) => [key, text.replaceAll('\r\n', '\n').trim()])
				.filter(([, text]) => text !== '')
				.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
		)
	return filled(one) === filled(other)
}

/** Merges the typed values with the stored row, field by field. */
export async function findConflict(
	trx: Transaction<Database>,
	form: { description: ContentType; version: string | null; values: FormValues },
	current: ContentRow,
): Promise<Conflict> {
	const { description } = form
	const { table, office } = description
	const fields = fieldsOf(description)
	const last = await openedRow(
		trx,
		{ table, ids: [current.id] },
		(row) => rowVersion(description, row as ContentRow) === form.version,
	)
	const openedWith = office?.cells ? openedFields(form.version) : last.openedWith
	const opened = openedWith && rowToValues(description, openedWith)
	const stored = rowToValues(description, current)
	const { values, theirs } = mergeValues(fields, { opened, stored, typed: form.values })
	const facts = theirs.filter(({ name }) => office?.cells?.rowOf(name)).map(({ name }) => name)
	const { savedBy } = facts.length > 0 ? await openedRow(trx, { table, ids: facts }, () => false) : last
	return {
		ok: false,
		reason: 'conflict',
		savedBy,
		version: rowVersion(description, current),
		values,
		theirs: theirs.map((one) => {
			const fact = fields.find(({ name, control }) => control === 'fact' && name === one.name)
			return fact ? { ...one, words: formatField(description, fact, current) } : one
		}),
	}
}

/** Three-way merge of typed and stored values; the base is the form's initial values, or null if unknown. */
export function mergeValues(
	fields: readonly NamedField[],
	{ opened, stored, typed }: { opened: FormValues | null; stored: FormValues; typed: FormValues },
): MergedValues {
	const parts = (values: FormValues) => partsOf(fields, values)
	const theirs = parts(stored)
	const { values, collisions } = mergeThreeWays(
		{ base: opened && parts(opened), theirs, mine: parts(typed) },
		isSame,
	)
	return {
		values: Object.assign({}, ...Object.values(values)) as FormValues,
		theirs: collisions.map((name) => ({ name, values: theirs[name] ?? {} })),
	}
}
