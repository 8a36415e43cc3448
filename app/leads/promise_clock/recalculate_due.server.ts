import type { Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { queueOrder } from '../lead_work.ts'
import { dueAt } from './due_at.ts'

/** Its row in the table `secrets` says that this store's leads were counted anew. */
export const hoaDuesRecalculated = 'hoa-dues-counted-anew'

/**
 * Gives HOA leads that still wait for their first answer the time at which today's clock has them due: earlier versions
 * counted through the nights. Once a store, however many servers start on it, since hours that the office changes later
 * change no promise. Waits for a start at which the store's own hours could be read. Never throws.
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
				// Another server that starts now waits here until this is committed, and then finds it done.
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
		.select(['lead_id', 'status', 'due_at', 'created_at'])
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
			.set({ due_at, queue_order: queueOrder({ ...work, due_at }) })
			.where('lead_id', '=', work.lead_id)
			// Somebody may have answered it since it was read.
			.where('status', '=', 'new')
			.executeTakeFirstOrThrow()
		changed += Number(numUpdatedRows)
	}
	return changed
}
