import { randomBytes } from 'node:crypto'
import { typeOf } from '#app/content/content_types.ts'
import type { ContentDraftRow } from '#db/office_content_rows.ts'
import type { Store } from '#db/store.server.ts'
import type { RowForm } from './save_row.server.ts'
import { rowType, sentType } from '../store/cells.server.ts'
import { storeFailure } from '../store/store_failure.ts'
import type { ContentReading, Actor, Unavailable } from '../store/write_content.server.ts'

const retentionMs = 24 * 60 * 60_000

/** What was typed, and for which row: of content, or what else has a preview. */
export type Draft = Pick<ContentDraftRow, 'content_table' | 'row_id' | 'row_version' | 'typed_values'>

/** Stores what was typed for a day, so that it can be previewed on its page; the site itself does not change. */
export function saveDraft(
	store: Pick<Store, 'db'>,
	{ description, id, version, values }: RowForm,
	actor: Actor,
): Promise<{ ok: true; draftId: string } | Unavailable> {
	const draft = {
		content_table: description.table,
		row_id: id,
		row_version: version,
		typed_values: values,
	}
	return storeDraft(store, draft, actor)
}

/** The same for anything that has a preview. Every draft is a row of its own: nobody changes another one's. */
export async function storeDraft(
	{ db }: Pick<Store, 'db'>,
	draft: Draft,
	{ staff, now }: Actor,
): Promise<{ ok: true; draftId: string } | Unavailable> {
	const draftId = randomBytes(16).toString('base64url')
	try {
		await db
			.insertInto('content_drafts')
			.values({ ...draft, id: draftId, staff_id: staff.id, created_at: now.toISOString() })
			.execute()
	} catch (error) {
		return { ok: false, reason: 'unavailable', message: storeFailure(error) }
	}
	return { ok: true, draftId }
}

/** A draft's form values; null if there is none, or it is more than a day old. */
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

/** A draft of anything; null if there is none, or it is more than a day old. */
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

/** Deletes drafts of more than a day ago. */
export async function sweepDrafts({ db }: Pick<Store, 'db'>, now: Date): Promise<void> {
	await db.deleteFrom('content_drafts').where('created_at', '<', oldest(now)).execute()
}

function oldest(now: Date): string {
	return new Date(now.getTime() - retentionMs).toISOString()
}
