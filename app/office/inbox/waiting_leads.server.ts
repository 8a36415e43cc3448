import { settledFrom } from '#app/leads/lead_work.ts'
import type { Store } from '#db/store.server.ts'

/** How many leads are unanswered, and how many of them are past due. */
export async function waitingLeads({ db }: Store, now: Date): Promise<{ waiting: number; overdue: number }> {
	const row = await db
		.selectFrom('lead_work')
		.select((eb) => [
			eb.fn.countAll<number>().as('waiting'),
			eb.fn.countAll<number>().filterWhere('queue_order', '<', now.getTime()).as('overdue'),
		])
		.where('queue_order', '<', settledFrom)
		.where('status', '=', 'new')
		.executeTakeFirstOrThrow()
	return { waiting: row.waiting, overdue: row.overdue }
}
