import type { Store } from '#db/store.server.ts'

/** Notes that someone's password is one that only they know. */
export async function ownPasswordChosen(
	store: Store,
	staffId: string,
	now: Date = new Date(),
): Promise<void> {
	await store.db
		.updateTable('staff')
		.set({ is_password_temporary: false, is_email_verified: true, updated_at: now.toISOString() })
		.where('id', '=', staffId)
		.execute()
}
