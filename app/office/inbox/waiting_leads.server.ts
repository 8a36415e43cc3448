import { settledFrom } from '#app/leads/lead_work.ts'
import type { Store } from '#db/store.server.ts'

/** The number of leads that are unanswered, that are overdue, and that look like spam and await a decision. */
export async function waitingLeads(
	{ db }: Store,
	now: Date,
): Promise<{ waiting: number; overdue: number; aside: number }> {
	const row = await db
		.selectFrom('lead_work')
		.select((eb) => [
			eb.fn.countAll<number>().as('waiting'),
			eb.fn.countAll<number>().filterWhere('queue_order', '<', now.getTime()).as('overdue'),
		])
		.where('queue_order', '<', settledFrom)
		.where('status', '=', 'new')
		.executeTakeFirstOrThrow()
	const { aside } = await db
		.selectFrom('lead_work')
		.select((eb) => eb.fn.countAll<number>().as('aside'))
		.where('set_aside_at', 'is not', null)
		.where('confirmed_spam_at', 'is', null)
		.executeTakeFirstOrThrow()
	return { waiting: row.waiting, overdue: row.overdue, aside }
}
