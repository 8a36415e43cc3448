import { randomBytes } from 'node:crypto'
import { typeOf } from '#app/content/content_types.ts'
import type { Store } from '#db/store.server.ts'
import type { RowForm } from './save_row.server.ts'
import { storeFailure } from './store_failure.ts'
import type { ContentReading, Actor, Unavailable } from './write_content.server.ts'

const retentionMs = 24 * 60 * 60_000

/** Stores what was typed for a day, so that it can be previewed on its page; the site itself does not change. */
export async function saveDraft(
	{ db }: Pick<Store, 'db'>,
	{ description, id, version, values }: RowForm,
	{ staff, now }: Actor,
): Promise<{ ok: true; draftId: string } | Unavailable> {
	const draftId = randomBytes(16).toString('base64url')
	try {
		await db.deleteFrom('content_drafts').where('created_at', '<', oldest(now)).execute()
		await db
			.insertInto('content_drafts')
			.values({
				id: draftId,
				content_table: description.table,
				row_id: id,
				row_version: version,
				typed_values: values,
				staff_id: staff.id,
				created_at: now.toISOString(),
			})
			.execute()
	} catch (error) {
		return { ok: false, reason: 'unavailable', message: storeFailure(error) }
	}
	return { ok: true, draftId }
}

/** A draft's form values; null if there is none, or it is more than a day old. */
export async function readDraft(
	{ store: { db }, content }: ContentReading,
	draftId: string | null | undefined,
	now: Date,
): Promise<RowForm | null> {
	if (!draftId) return null
	const draft = await db
		.selectFrom('content_drafts')
		.selectAll()
		.where('id', '=', draftId)
		.where('created_at', '>=', oldest(now))
		.executeTakeFirst()
	const description = typeOf(content.types, draft?.content_table)
	if (!draft || !description) return null
	return { description, id: draft.row_id, version: draft.row_version, values: draft.typed_values }
}

function oldest(now: Date): string {
	return new Date(now.getTime() - retentionMs).toISOString()
}
