import { sql } from 'kysely'
import type { Store } from '#db/store.server.ts'

const msOfDay = 24 * 60 * 60_000

/** Takes the words out of mails that left so many days ago; that they left stays known. Returns how many it were. */
export async function clearOldBodies({ db }: Store, days: number, now: Date): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable('outbox')
		.set({ body: '' })
		.where('sent_at', '<', new Date(now.getTime() - days * msOfDay).toISOString())
		// Typed out, so that the index on mails that still have words is used.
		.where(sql<boolean>`body <> ''`)
		.executeTakeFirstOrThrow()
	return Number(numUpdatedRows)
}
