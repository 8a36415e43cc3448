import { randomBytes } from 'node:crypto'
import { typeOf } from '#app/content/content_types.ts'
import type { ContentDraftRow } from '#db/office_content_rows.ts'
import type { Store } from '#db/store.server.ts'
import type { RowForm } from './save_row.server.ts'
import { rowType, sentType } from '../store/cells.server.ts'
import type { ContentReading, Actor } from '../store/write_content.server.ts'

const retentionMs = 24 * 60 * 60_000

/** The typed values and their row, which is content or anything else with a preview. */
export type Draft = Pick<ContentDraftRow, 'content_table' | 'row_id' | 'row_version' | 'typed_values'>

/** Stores a form's values for one day to preview them, and resolves to the draft's id; the site does not change. */
export function saveDraft(
	store: Pick<Store, 'db'>,
	{ description, id, version, values }: RowForm,
	actor: Actor,
): Promise<string> {
	const row = { content_table: description.table, row_id: id, row_version: version }
	return storeDraft(store, { ...row, typed_values: values }, actor)
}

/**
 * Stores a draft of anything with a preview, and resolves to its id. Drafts are never updated, so people cannot overwrite
 * each other's.
 */
export async function storeDraft(
	{ db }: Pick<Store, 'db'>,
	draft: Draft,
	{ staff, now }: Actor,
): Promise<string> {
	const id = randomBytes(16).toString('base64url')
	await db
		.insertInto('content_drafts')
		.values({ ...draft, id, staff_id: staff.id, created_at: now.toISOString() })
		.execute()
	return id
}

/** A content draft's form values; null if it does not exist or is more than a day old. */
export async function readDraft(
	{ store, content }: ContentReading,
	draftId: string | null | undefined,
	now: Date,
): Promise<RowForm | null> {
	const draft = await findDraft(store, draftId, now)
	const description = typeOf(content.types, draft?.content_table)
	if (!draft || !description) return null
	const { row_id: id, row_version: version, typed_values: values } = draft
	return { description: sentType(rowType(description, id), values, version), id, version, values }
}

/** A draft of any kind; null if it does not exist or is more than a day old. */
export async function findDraft(
	{ db }: Pick<Store, 'db'>,
	draftId: string | null | undefined,
	now: Date,
): Promise<Draft | null> {
	if (!draftId) return null
	const draft = await db
		.selectFrom('content_drafts')
		.selectAll()
		.where('id', '=', draftId)
		.where('created_at', '>=', oldest(now))
		.executeTakeFirst()
	return draft ?? null
}

/** Deletes drafts that are more than a day old. */
export async function sweepDrafts({ db }: Pick<Store, 'db'>, now: Date): Promise<void> {
	await db.deleteFrom('content_drafts').where('created_at', '<', oldest(now)).execute()
}

function oldest(now: Date): string {
	return new Date(now.getTime() - retentionMs).toISOString()
}
