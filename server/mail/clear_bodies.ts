import { sql } from 'kysely'
import type { Store } from '#db/store.server.ts'

const msOfDay = 24 * 60 * 60_000

/** Clears the bodies of mails sent more than `days` ago; the rows stay. Returns how many. */
export async function clearOldBodies({ db }: Store, days: number, now: Date): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable('outbox')
		.set({ body: '' })
		.where('sent_at', '<', new Date(now.getTime() - days * msOfDay).toISOString())
		// A literal, so that the partial index on mails with a body is used.
		.where(sql<boolean>`body <> ''`)
		.executeTakeFirstOrThrow()
	return Number(numUpdatedRows)
}
