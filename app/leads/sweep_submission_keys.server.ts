import type { Store } from '#db/store.server.ts'

/** Older submissions are not expected to be repeated. */
const neededDays = 30

/** Removes the keys of old submissions. */
export async function sweepSubmissionKeys({ db }: Store, now: Date): Promise<void> {
	const oldest = new Date(now.getTime() - neededDays * 24 * 60 * 60_000).toISOString()
	await db.deleteFrom('submission_keys').where('created_at', '<', oldest).execute()
}
