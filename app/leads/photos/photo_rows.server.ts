import type { Kysely, Transaction } from 'kysely'
import type { LeadPhotoRow } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import type { TakenPhoto } from './take_photos.server.ts'

/** Attaches photos to a lead, in the lead's transaction. */
export async function insertPhotos(
	trx: Transaction<Database>,
	lead: { id: string; created_at: string },
	photos: readonly TakenPhoto[],
): Promise<void> {
	if (photos.length === 0) return
	const rows = photos.map((photo) => ({ ...photo, lead_id: lead.id, created_at: lead.created_at }))
	await trx.insertInto('lead_photos').values(rows).execute()
}

/** The photos of a lead, in the order in which they were chosen. */
export async function readPhotos(db: Kysely<Database>, leadId: string): Promise<LeadPhotoRow[]> {
	return db
		.selectFrom('lead_photos')
		.selectAll()
		.where('lead_id', '=', leadId)
		.orderBy('position')
		.orderBy('id')
		.execute()
}

/** Detaches a lead's photos; their files are then orphaned. */
export async function deletePhotos(trx: Transaction<Database>, leadId: string): Promise<void> {
	await trx.deleteFrom('lead_photos').where('lead_id', '=', leadId).execute()
}
