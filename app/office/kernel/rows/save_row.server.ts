import type { Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Database } from '#db/schema.ts'
import { type Conflict, findConflict } from './conflict.server.ts'
import { checkAgainstStore } from './check_row.server.ts'
import { carryErrors, carrySections } from './carry_sections.server.ts'
import { readRow } from '../store/content_handle.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { Invalid } from '#app/content/office_rules.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { namedBy, neededBy } from './needed_by.server.ts'
import { readValues } from '../fields/read_values.server.ts'
import { rowVersion } from '../fields/row_version.server.ts'
import { changedNames, derivedColumns, putRow, type RowToWrite } from './write_row.server.ts'
import {
	type ContentReading,
	type ContentServices,
	type Actor,
	type Unavailable,
	writeContent,
} from '../store/write_content.server.ts'

export interface RowForm {
	description: ContentType
	id: string
	/** The lock token that the form was opened with; null for a new row. */
	version: string | null
	/** Compacted by `compactValues`. */
	values: FormValues
}

export type Saved = { ok: true; id: string } | RowRefused | Unavailable

/** Why typed values cannot be written. */
export type RowRefused =
	| Invalid
	| Conflict
	/** Somebody has deleted the row. */
	| { ok: false; reason: 'gone' }

/**
 * Publishes a row: validates it, writes it with its history, and reloads the site's content. Changes that others saved after
 * the form was opened are kept; if both changed the same field, nothing is saved and the result names the other person.
 */
export async function saveRow(services: ContentServices, form: RowForm, actor: Actor): Promise<Saved> {
	const { description, id } = form
	return writeContent<Saved>(services, async (trx) => {
		const typed = await rowOfValues(trx, form)
		if (!typed.ok) return typed
		const published = await publishRow(trx, services.content, { description, id, ...typed }, actor)
		return published.ok ? { ok: true, id } : published
	})
}

/** A dry run of `saveRow`. Throws if the store fails. */
export async function checkRow(
	{ store, content }: ContentReading,
	form: RowForm,
	now: Date,
): Promise<RowRefused | ({ ok: true } & RowToWrite)> {
	const { description, id } = form
	return store.db.transaction().execute(async (trx) => {
		const typed = await rowOfValues(trx, form)
		if (!typed.ok) return typed
		const toWrite = { description, id, ...typed }
		const errors = await rowErrors(trx, content, toWrite, now)
		return errors.length > 0 ? { ok: false, reason: 'invalid', errors } : toWrite
	})
}

/** The typed values as columns, merged with what others saved after the form was opened. */
export async function rowOfValues(
	trx: Transaction<Database>,
	form: RowForm,
): Promise<{ ok: true; current: ContentRow | undefined; columns: Record<string, unknown> } | RowRefused> {
	const { description, id, version } = form
	const read = readValues(description, form.values)
	if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
	const current = await readRow(trx, description, id)
	if (!current && version !== null) return { ok: false, reason: 'gone' }
	if (!current || version === rowVersion(description, current))
		return { ok: true, current, columns: read.columns }
	const conflict = await findConflict(trx, form, current)
	const merged = readValues(description, conflict.values)
	if (conflict.theirs.length > 0 || !merged.ok) return conflict
	return { ok: true, current, columns: merged.columns }
}

/** Validates the row against the store and the type's own rules. */
export async function rowErrors(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	toWrite: RowToWrite,
	now: Date,
): Promise<FieldError[]> {
	const { description, id, current, columns, changed = changedNames(current, columns) } = toWrite
	const errors = await checkAgainstStore(trx, content, { ...toWrite, changed }, now)
	const isMoving = current && 'slug' in columns && current['slug'] !== columns['slug']
	const needed = isMoving ? await neededBy(trx, content.types, description, current, 'slug') : null
	if (needed) errors.push({ field: 'slug', message: `Address: ${needed}` })
	errors.push(...(await renameErrors(trx, content.types, description, current, { ...columns, id })))
	errors.push(...(await carryErrors(trx, description, current, { ...columns, id })))
	return errors
}

/** Errors if the number that identifies a row, such as a size, changes while copy of other rows names it in placeholders. */
async function renameErrors(
	trx: Transaction<Database>,
	types: ContentHub['types'],
	description: ContentType,
	current: ContentRow | undefined,
	row: ContentRow,
): Promise<FieldError[]> {
	const key = fieldsOf(description).find(({ control, ...field }) => control === 'number' && 'unique' in field)
	if (!key || !current || !(key.name in row) || current[key.name] === row[key.name]) return []
	const named = await namedBy(trx, types, description, current)
	return named === null ? [] : [{ field: key.name, message: `${key.label}: ${named}` }]
}

/** Validates a row against the store, then writes it with its history and its effects. */
export async function publishRow(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	toWrite: RowToWrite,
	actor: Actor,
	actorOf: (field: string) => Actor = () => actor,
): Promise<{ ok: true; row: ContentRow } | Invalid> {
	const { description, current } = toWrite
	const { now } = actor
	const today = localTimeOf(now, content.current.facts).date
	const columns = derivedColumns(toWrite, { from: today, today, now })
	const errors = await rowErrors(trx, content, { ...toWrite, columns }, now)
	if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
	const row = await putRow(trx, { ...toWrite, columns }, actorOf)
	await carrySections(trx, description, { before: current, after: row }, actor)
	await description.office?.follow?.(trx, { before: current, after: row }, now)
	return { ok: true, row }
}
