import { type SqlBool, sql, type Transaction } from 'kysely'
import type { ToldNoticeRow } from '#db/notice_rows.ts'
import type { Store } from '#db/store.server.ts'
import type { Database } from '#db/schema.ts'

const keepMs = 31 * 24 * 60 * 60_000

/** A condition that is true if this has not been announced yet. */
export function isNotAnnounced(kind: ToldNoticeRow['kind'], about: 'lead_work.lead_id' | 'lead_events.id') {
	return sql<SqlBool>`not exists (select 1 from told_notices where told_notices.kind = ${kind} and about = ${sql.ref(about)})`
}

/**
 * Records that a notice is being sent, in the transaction that queues it. Returns true for only one transaction across
 * all server processes; a concurrent one waits for the first.
 */
export async function recordNoticeOnce(
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

/** Deletes records so old that their notices would not be sent again. */
export async function sweepToldNotices({ db }: Store, now: Date): Promise<void> {
	const before = new Date(now.getTime() - keepMs).toISOString()
	await db.deleteFrom('told_notices').where('told_at', '<', before).execute()
}
