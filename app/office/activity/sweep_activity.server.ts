import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'

const dayMs = 24 * 60 * 60_000

/** Deletes sign-ins and changes of access that have had their time. Never throws; a later run catches up. */
export async function sweepActivity(
	{ store, content, log }: { store: Store; log: Log; content: CurrentFacts },
	now: Date,
): Promise<void> {
	const { activityDays } = content.current.facts.retention
	const oldest = new Date(now.getTime() - activityDays * dayMs).toISOString()
	await store.db
		.deleteFrom('staff_activity')
		.where('created_at', '<', oldest)
		.execute()
		.catch((error: unknown) => log.warn({ error: String(error) }, 'old sign-ins not swept'))
}

interface CurrentFacts {
	readonly current: { facts: { retention: { activityDays: number } } }
}
