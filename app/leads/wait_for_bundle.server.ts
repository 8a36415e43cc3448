import type { Transaction } from 'kysely'
import type { Database, OutboxRow } from '#db/schema.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'

/** How long the next mails of a bundle wait for each other after one has left. */
const togetherMs = 10 * 60_000
/** Mails that wait are due a little after the first of them, so that it takes them along before another worker claims one. */
const behindMs = 30_000

/**
 * Makes a mail that was just written wait for the others of its bundle, so that what comes shortly after another is told in
 * one mail: it leaves with those that wait, or ten minutes after the last one. A first one, and one of no bundle, leaves at once.
 */
export async function waitForBundle(
	trx: Transaction<Database>,
	{ id, bundle, to_address }: OutboxRow,
	now: Date,
): Promise<void> {
	if (bundle === null) return
	const since = new Date(now.getTime() - 2 * togetherMs).toISOString()
	const others = await trx
		.selectFrom('outbox')
		.leftJoin('jobs', (join) =>
			join.onRef('subject_id', '=', 'outbox.id').on('jobs.kind', '=', mailJobs.name),
		)
		.select(({ fn }) => [
			fn.max('sent_at').as('sent'),
			fn.max('outbox.created_at').filterWhere('sent_at', 'is', null).as('unsent'),
			fn
				.min('jobs.next_attempt_at')
				.filterWhere('jobs.next_attempt_at', '>', now.toISOString())
				.filterWhere('jobs.failure', 'is', null)
				.as('planned'),
		])
		.where('bundle', '=', bundle)
		.where('to_address', '=', to_address)
		.where('outbox.created_at', '>', since)
		.where('outbox.id', '!=', id)
		.executeTakeFirstOrThrow()
	const last = Math.max(...[others.sent, others.unsent].map((time) => (time === null ? 0 : Date.parse(time))))
	const leaves = others.planned === null ? last + togetherMs : Date.parse(others.planned) + behindMs
	if (leaves <= now.getTime()) return
	await trx
		.updateTable('jobs')
		.set({ next_attempt_at: new Date(leaves).toISOString() })
		.where('kind', '=', mailJobs.name)
		.where('subject_id', '=', id)
		.execute()
}
