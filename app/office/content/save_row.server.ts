import { type Conflict, findConflict } from './conflict.server.ts'
import { checkAgainstStore } from './check_row.server.ts'
import { carryErrors, carrySections } from './carry_sections.server.ts'
import { readRow } from './content_handle.server.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from './form_values.ts'
import { neededBy } from './needed_by.server.ts'
import { readValues } from './read_values.server.ts'
import { rowVersion } from './row_version.server.ts'
import { insertRow, updateRow } from './write_row.server.ts'
import {
	type ContentServices,
	type Actor,
	recordChange,
	type Unavailable,
	writeContent,
} from './write_content.server.ts'

export interface RowForm {
	description: ContentType
	id: string
	/** The version that the form was opened with; null for a new row. */
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
 * Publishes a row: validates it, writes it with its history, and reloads the site's content. Saves by others since the
 * form was opened are kept; if both changed the same field, nothing is saved and the result names who did.
 */
export async function saveRow(services: ContentServices, form: RowForm, actor: Actor): Promise<Saved> {
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
		const { types } = services.content
		const errors = await checkAgainstStore(trx, services.content, description, {
			id,
			columns,
			now: actor.now,
		})
		const isMoving = current && 'slug' in columns && current['slug'] !== columns['slug']
		const needed = isMoving ? await neededBy(trx, types, description.table, current, 'slug') : null
		if (needed) errors.push({ field: 'slug', message: `Address: ${needed}` })
		errors.push(...(await carryErrors(trx, description, current, { ...columns, id })))
		if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
		const after = current
			? await updateRow(trx, description, current, columns, actor.now)
			: await insertRow(trx, description, id, columns, actor.now)
		const action = current ? 'save' : 'create'
		await recordChange(trx, { table: description.table, id, action, before: current ?? null, after }, actor)
		await carrySections(trx, description, { before: current, after }, actor)
		return { ok: true, id, version: rowVersion(description, after) }
	})
}
