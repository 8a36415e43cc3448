import type { Kysely, Transaction } from 'kysely'
import type { ToldNoticeRow } from '#db/notice_rows.ts'
import type { Database } from '#db/schema.ts'

const keepMs = 31 * 24 * 60 * 60_000

/**
 * True for the one transaction, over all server processes, that may tell of this; what it writes commits together with the note that it was told.
 * A second waits for the first.
 */
export async function noticeOnce(
	trx: Transaction<Database>,
	kind: ToldNoticeRow['kind'],
	about: string,
	now: Date,
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto('told_notices')
		.values({ kind, about, told_at: now.toISOString() })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow()
	return Number(numInsertedOrUpdatedRows) > 0
}

/** Deletes notes of what nobody would be told of again. */
export async function sweepToldNotices(db: Kysely<Database>, now: Date): Promise<void> {
	const before = new Date(now.getTime() - keepMs).toISOString()
	await db.deleteFrom('told_notices').where('told_at', '<', before).execute()
}
