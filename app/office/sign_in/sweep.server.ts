import type { Store } from '#db/store.server.ts'
import { longestSessionMs } from './auth.server.ts'

/** Deletes expired links, unfinished sign-ins and sessions. */
export async function sweepAccess({ db }: Store, now: Date): Promise<void> {
	await db.deleteFrom('staff_tokens').where('expires_at', '<', now.toISOString()).execute()
	const oldest = new Date(now.getTime() - longestSessionMs).toISOString()
	await db
		.deleteFrom('staff_sessions')
		.where(({ eb, or }) => or([eb('expires_at', '<', now.toISOString()), eb('created_at', '<', oldest)]))
		.execute()
}
