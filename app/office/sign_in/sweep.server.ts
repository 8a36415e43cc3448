import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { everyHour } from '#platform/jobs/every_hour.ts'
import { longestSessionMs } from './auth.server.ts'

/** Deletes expired links, unfinished sign-ins and sessions. */
export async function sweepAccess({ store }: { store: Store }, now: Date): Promise<void> {
	const { db } = store
	await db.deleteFrom('staff_tokens').where('expires_at', '<', now.toISOString()).execute()
	const oldest = new Date(now.getTime() - longestSessionMs).toISOString()
	await db
		.deleteFrom('staff_sessions')
		.where(({ eb, or }) => or([eb('expires_at', '<', now.toISOString()), eb('created_at', '<', oldest)]))
		.execute()
}

/** Sweeps at once and then every hour until stopped; after a failure the next run catches up. */
export function sweepAccessHourly(services: { store: Store; log: Log }): { stop(): void } {
	return everyHour(() =>
		sweepAccess(services, new Date()).catch((error: unknown) => {
			services.log.warn({ error: String(error) }, 'ended sessions and links not swept')
		}),
	)
}
