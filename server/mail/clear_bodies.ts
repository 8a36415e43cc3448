import { sql } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import type { Store } from '#db/store.server.ts'
import type { Log } from '#platform/log/log.ts'

const msOfDay = 24 * 60 * 60_000

/** Clears the bodies of mails that were sent long ago (`retention.mailBodyDays`); the rows stay. */
export async function clearOldBodies(
	{ store, log }: { store: Store; log: Log },
	{ retention }: Pick<Facts, 'retention'>,
	now: Date,
): Promise<void> {
	const oldest = new Date(now.getTime() - retention.mailBodyDays * msOfDay).toISOString()
	const { numUpdatedRows } = await store.db
		.updateTable('outbox')
		.set({ body: '' })
		.where('sent_at', '<', oldest)
		// A literal, so that the partial index on mails with a body is used.
		.where(sql<boolean>`body <> ''`)
		.executeTakeFirstOrThrow()
	const emptied = Number(numUpdatedRows)
	if (emptied > 0) log.info({ emptied }, 'words of old mails taken out')
}
