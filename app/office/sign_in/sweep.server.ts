import type { Services } from '#app/context.server.ts'
import { longestSessionMs } from './auth.server.ts'

const everyMs = 60 * 60_000

/** Deletes expired links, unfinished sign-ins and sessions. */
export async function sweepAccess({ store }: Pick<Services, 'store'>, now: Date): Promise<void> {
	const { db } = store
	await db.deleteFrom('staff_tokens').where('expires_at', '<', now.toISOString()).execute()
	const oldest = new Date(now.getTime() - longestSessionMs).toISOString()
	await db
		.deleteFrom('staff_sessions')
		.where(({ eb, or }) => or([eb('expires_at', '<', now.toISOString()), eb('created_at', '<', oldest)]))
		.execute()
}

/** Sweeps at once and then every hour until stopped; after a failure the next run catches up. */
export function sweepAccessHourly(services: Pick<Services, 'store' | 'log'>): { stop(): void } {
	const sweep = () =>
		sweepAccess(services, new Date()).catch((error: unknown) => {
			services.log.warn({ error: String(error) }, 'ended sessions and links not swept')
		})
	const timer = setInterval(() => void sweep(), everyMs)
	timer.unref()
	void sweep()
	return { stop: () => clearInterval(timer) }
}
