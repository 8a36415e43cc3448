import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { onceAnHour } from '#platform/time/once_an_hour.ts'

const isTime = onceAnHour()
/** Nobody repeats a submission that is older. */
const neededDays = 30

/** Once an hour and process: removes the keys of old submissions. Never throws. */
export async function sweepSubmissionKeys(
	{ store, log }: { store: Store; log: Log },
	now: Date,
): Promise<void> {
	if (!isTime(store, now)) return
	try {
		const oldest = new Date(now.getTime() - neededDays * 24 * 60 * 60_000).toISOString()
		await store.db.deleteFrom('submission_keys').where('created_at', '<', oldest).execute()
	} catch (error) {
		log.warn({ error: String(error) }, 'old submission keys not swept')
	}
}
