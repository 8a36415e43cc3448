import type { PictureJobRow } from '#db/picture_rows.ts'
import type { Store } from '#db/store.server.ts'
import type { Lease } from '../mail/outbox.ts'

/**
 * Leases the picture whose AVIF files have been due longest; undefined if none is due. Processes never get the same
 * one; the lease of a dead process runs out. Counts as an attempt.
 */
export async function claimPicture(
	store: Store,
	lease: Lease,
	now: Date,
): Promise<PictureJobRow | undefined> {
	const at = now.toISOString()
	const due = store.db
		.selectFrom('picture_jobs')
		.select('picture_id')
		.where('next_attempt_at', '<=', at)
		.where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
		.orderBy('next_attempt_at')
		.orderBy('picture_id')
		.limit(1)
	return store.db
		.updateTable('picture_jobs')
		.set((eb) => ({
			leased_by: lease.holder,
			leased_until: new Date(now.getTime() + lease.leaseMs).toISOString(),
			attempts: eb('attempts', '+', 1),
		}))
		.where('picture_id', '=', store.kind === 'postgres' ? due.forUpdate().skipLocked() : due)
		.returningAll()
		.executeTakeFirst()
}

/** Marks the AVIF files as ready. False if the lease was lost or the picture deleted meanwhile. */
export async function finishPicture(store: Store, id: string, lease: Lease): Promise<boolean> {
	const isOurs = await store.db.transaction().execute(async (trx) => {
		const { numDeletedRows } = await trx
			.deleteFrom('picture_jobs')
			.where('picture_id', '=', id)
			.where('leased_by', '=', lease.holder)
			.executeTakeFirst()
		if (numDeletedRows === 0n) return false
		await trx.updateTable('uploaded_pictures').set({ is_avif_ready: true }).where('id', '=', id).execute()
		return true
	})
	if (isOurs) store.contentChanged()
	return isOurs
}

/** Schedules another attempt. */
export async function postponePicture(
	store: Store,
	id: string,
	lease: Lease,
	next: Date,
	error: string,
): Promise<void> {
	await store.db
		.updateTable('picture_jobs')
		.set({ next_attempt_at: next.toISOString(), leased_by: null, leased_until: null, last_error: error })
		.where('picture_id', '=', id)
		.where('leased_by', '=', lease.holder)
		.execute()
}
