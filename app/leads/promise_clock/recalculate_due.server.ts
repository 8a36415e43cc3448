import type { Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { dueAt } from './due_at.ts'

/** The marker in the table `secrets` that this store's due times were recalculated. */
export const hoaDuesRecalculated = 'hoa-dues-counted-anew'

/**
 * Recalculates the due times of unanswered HOA leads, which earlier versions counted through the nights. Once per
 * store over all servers, because later changes of hours change no promise. Skipped until the store's own hours can
 * be read. Never throws.
 */
export async function recalculateDue(
	store: Pick<Store, 'db' | 'withoutTimeLimit'>,
	content: Pick<ContentHub, 'current'>,
	log: Log,
	now: Date = new Date(),
): Promise<void> {
	const { source, facts, companyFacts } = content.current
	if (source !== 'store' || !companyFacts.ok) return
	try {
		const mark = store.db.selectFrom('secrets').select('name').where('name', '=', hoaDuesRecalculated)
		if (await mark.executeTakeFirst()) return
		const changed = await store.withoutTimeLimit((db) =>
			db.transaction().execute(async (trx) => {
				// Another server that starts now waits here for the commit and then finds the marker.
				const { numInsertedOrUpdatedRows: isMine } = await trx
					.insertInto('secrets')
					.values({ name: hoaDuesRecalculated, value: now.toISOString() })
					.onConflict((conflict) => conflict.doNothing())
					.executeTakeFirstOrThrow()
				return Number(isMine) === 0 ? 0 : recalculate(trx, facts)
			}),
		)
		if (changed > 0) log.info({ leads: changed }, 'HOA requests that wait are due by business days now')
	} catch (error) {
		log.error({ error: String(error) }, 'when HOA requests are due was not counted anew; the next start will')
	}
}

async function recalculate(trx: Transaction<Database>, facts: Parameters<typeof dueAt>[2]): Promise<number> {
	const waiting = await trx
		.selectFrom('lead_work')
		.select(['lead_id', 'due_at', 'created_at'])
		.where('form', '=', 'hoa')
		.where('status', '=', 'new')
		.where('first_answered_at', 'is', null)
		.execute()
	let changed = 0
	for (const work of waiting) {
		const due_at = dueAt('hoaQuoteHours', new Date(work.created_at), facts).toISOString()
		if (due_at === work.due_at) continue
		const { numUpdatedRows } = await trx
			.updateTable('lead_work')
			.set({ due_at, queue_order: Date.parse(due_at) })
			.where('lead_id', '=', work.lead_id)
			// Somebody may have answered it since it was read.
			.where('status', '=', 'new')
			.executeTakeFirstOrThrow()
		changed += Number(numUpdatedRows)
	}
	return changed
}
