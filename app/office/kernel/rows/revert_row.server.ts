import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Transaction } from 'kysely'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { Database } from '#db/schema.ts'
import { restoreSections, carrySections } from './carry_sections.server.ts'
import { readRow } from '../store/content_handle.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import type { Invalid, RowChange } from '#app/content/office_rules.ts'
import { historyEntry, placedEntry } from '../store/history_entry.server.ts'
import { neededBy } from './needed_by.server.ts'
import { rowErrors } from './save_row.server.ts'
import { listOf, putOrder } from './move_row.server.ts'
import { valueErrors } from '../fields/read_values.server.ts'
import { ownChanges } from '../fields/own_changes.ts'
import { rowVersion } from '../fields/row_version.server.ts'
import { derivedColumns, putRow, removeRow, type RowToWrite } from './write_row.server.ts'
import {
	type ContentServices,
	type Actor,
	recordRow,
	type Unavailable,
	writeContent,
} from '../store/write_content.server.ts'

type Reverted =
	| { ok: true }
	/** The row changed since the person saw it. */
	| { ok: false; reason: 'changed' }
	/** Names of fields that were changed again later; for a change that added the row, all fields changed since. */
	| { ok: false; reason: 'overtaken'; fields: string[] }
	/** The earlier state conflicts with what is stored now. */
	| Invalid
	| { ok: false; reason: 'gone' }
	| Unavailable

interface ToRevert {
	description: ContentType
	historyId: string
	/** The row's lock token as the person saw it; null if the row did not exist. */
	version: string | null
	/** Notifies those affected by the change, within its transaction. */
	report?(trx: Transaction<Database>, change: RowChange): Promise<void>
}

/**
 * Reverts one change: fields of a row, or a list's order, return to their previous values; later changes of other fields are
 * kept. The revert is recorded in the history and can itself be reverted.
 */
export async function revertRow(
	services: ContentServices,
	{ description: type, historyId, version, report }: ToRevert,
	actor: Actor,
): Promise<Reverted> {
	return writeContent<Reverted>(services, async (trx) => {
		const found = await historyEntry(trx, type.table, historyId)
		const placed = found && placedEntry(services.content.types, found)
		if (!placed) return { ok: false, reason: 'gone' }
		const { type: description, id, entry } = placed
		if (entry.action === 'move') return revertOrder(trx, description, entry, actor)
		const { office } = description
		const { facts } = services.content.current
		const current = await readRow(trx, description, id)
		if (office?.canRevert && !office.canRevert(entry, current)) return { ok: false, reason: 'changed' }
		const own = await office?.revert?.(trx, { entry, current, facts }, actor)
		if (own) return own
		if ((current ? rowVersion(description, current) : null) !== version)
			return { ok: false, reason: 'changed' }
		const before = entry.before_row as ContentRow | null
		if (current && !entry.after_row) return { ok: false, reason: 'changed' }
		const fields = fieldsOf(description)
		const names = fields.map(({ name }) => name)
		const { back, overtaken } = ownChanges(entry, current ?? {}, names)
		if (current && overtaken.length > 0) {
			const labels = fields.filter(({ name }) => overtaken.includes(name)).map(({ label }) => label)
			return { ok: false, reason: 'overtaken', fields: labels }
		}
		// Columns that no form sets are restored together with the fields they were changed with.
		const { back: also } = ownChanges(entry, current ?? {}, description.fixed ?? [])
		const then = before && current ? { ...current, ...back, ...also } : before
		const columns = then
			? derivedColumns(
					{ description, current, columns: { ...fieldColumns(description, then), ...also } },
					{
						from: null,
						today: localTimeOf(actor.now, facts).date,
						now: actor.now,
					},
				)
			: {}
		// Reverting an addition deletes the row, which must not happen while others refer to it.
		const needed = !then && current ? await neededBy(trx, services.content.types, description, current) : null
		if (needed !== null) return { ok: false, reason: 'invalid', errors: [{ field: '', message: needed }] }
		const toWrite = { description, id, current, columns }
		// Combined with later changes, the row may be invalid.
		const errors = then && current ? valueErrors(description, { ...then, ...columns }) : []
		if (then && errors.length === 0)
			errors.push(...(await rowErrors(trx, services.content, toWrite, actor.now)))
		if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
		const after = await restoreRow(trx, toWrite, then, actor)
		await carrySections(trx, description, { before: current, after }, actor)
		await office?.follow?.(trx, { before: current, after }, actor.now)
		await report?.(trx, { before: current, after })
		if (!current) await restoreSections(trx, description, entry, actor)
		return { ok: true }
	})
}

/** Writes the row as it was `then`, with its history; null deletes it. */
async function restoreRow(
	trx: Transaction<Database>,
	toWrite: RowToWrite,
	then: ContentRow | null,
	actor: Actor,
): Promise<ContentRow | null> {
	const { description, id, current } = toWrite
	// A restored row gets its counters and position back.
	const columns = then && !current ? { ...madeUpUnlessMarked(description), ...then } : toWrite.columns
	if (then) return putRow(trx, { ...toWrite, columns }, actor, 'revert')
	if (current) await removeRow(trx, description, id)
	const change = { id, action: 'revert', before: current ?? null, after: null } as const
	await recordRow(trx, description, change, () => actor)
	return null
}

/** The row's fields that a history entry contains; a field added to the type later is missing and stays unchanged. */
function fieldColumns(description: ContentType, row: ContentRow): Record<string, unknown> {
	const known = fieldsOf(description).filter(({ name }) => row[name] !== undefined)
	return Object.fromEntries(known.map(({ name }) => [name, row[name]]))
}

/** A row deleted before samples were marked may be a sample, so mark it until somebody confirms that it is true. */
function madeUpUnlessMarked({ sampleBy }: ContentType): Record<string, unknown> {
	return sampleBy ? { [sampleBy]: true } : {}
}

async function revertOrder(
	trx: Transaction<Database>,
	description: ContentType,
	entry: ContentHistoryRow,
	actor: Actor,
): Promise<Reverted> {
	const rows = await listOf(trx, description, entry.row_id)
	if (rows.length === 0) return { ok: false, reason: 'gone' }
	const order = (entry.before_row?.['order'] ?? []) as string[]
	// Rows added later come after those with a known position.
	const position = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
	const after = rows.toSorted((a, b) => position(a.id) - position(b.id))
	await putOrder(trx, description, { id: entry.row_id, before: rows, after }, actor)
	return { ok: true }
}
