import type { Kysely, Transaction } from 'kysely'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { sectionKey } from '#app/content/own_page.ts'
import { pageSections } from '#app/content/types/page_sections.ts'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { contentOf, readRow } from '../store/content_handle.server.ts'
import { insertRow, updateRow } from './write_row.server.ts'
import { type Actor, recordChange } from '../store/write_content.server.ts'

const { table } = pageSections

/** Errors if a row's page texts cannot move to its new path because that page already has texts. */
export async function carryErrors(
	trx: Transaction<Database>,
	type: ContentType,
	before: ContentRow | undefined,
	after: ContentRow,
): Promise<FieldError[]> {
	const [from, to] = [sectionKey(type, before), sectionKey(type, after)]
	if (from === null || to === null || from === to) return []
	const [moving, there] = [await textsOf(trx, from), await textsOf(trx, to)]
	if (moving.length === 0 || there.length === 0) return []
	const message = 'Address: there are page texts for this address already. Delete those first.'
	return [{ field: 'slug', message }]
}

/**
 * Moves the texts of a row's page to its new path, or deletes them with the row, and records each in the history
 * (RT-04).
 */
export async function carrySections(
	trx: Transaction<Database>,
	type: ContentType,
	{ before, after }: { before: ContentRow | null | undefined; after: ContentRow | null },
	actor: Actor,
): Promise<void> {
	const [from, to] = [sectionKey(type, before), sectionKey(type, after)]
	if (from === null || from === to) return
	for (const row of await textsOf(trx, from)) {
		const { id } = row
		if (to === null) await contentOf(trx).deleteFrom(table).where('id', '=', id).execute()
		const moved = to === null ? null : await updateRow(trx, pageSections, row, { page_slug: to }, actor.now)
		const action = moved ? 'save' : 'delete'
		await recordChange(trx, { table, id, action, before: row, after: moved }, actor)
	}
}

/** Restores the texts that were deleted together with a row, as recorded in the `entry` of its history. */
export async function restoreSections(
	trx: Transaction<Database>,
	type: ContentType,
	entry: ContentHistoryRow,
	actor: Actor,
): Promise<void> {
	const key = sectionKey(type, entry.before_row as ContentRow | null)
	if (key === null || entry.after_row !== null) return
	const deletions = await trx
		.selectFrom('content_history')
		.selectAll()
		.where('content_table', '=', table)
		.where('action', '=', 'delete')
		.where('created_at', '=', entry.created_at)
		.orderBy('id')
		.execute()
	for (const { row_id: id, before_row } of deletions) {
		const then = before_row as ContentRow | null
		if (then?.['page_slug'] !== key || (await readRow(trx, pageSections, id))) continue
		const after = await insertRow(trx, pageSections, id, then, actor.now)
		await recordChange(trx, { table, id, action: 'revert', before: null, after }, actor)
	}
}

/** The stored texts of the page with this key. */
export async function textsOf(trx: Kysely<Database>, key: string): Promise<ContentRow[]> {
	const rows = await contentOf(trx)
		.selectFrom(table)
		.selectAll()
		.where('page_slug', '=', key)
		.orderBy('id')
		.execute()
	return rows as ContentRow[]
}
