import type { Transaction } from 'kysely'
import type { Database, OutboxRow } from '#db/schema.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'

/** How long further mails of a bundle wait for each other after one was sent. */
const togetherMs = 10 * 60_000
/**
 * Waiting mails are due slightly after the first of them, so that its delivery picks them up before another
 * worker claims one.
 */
const behindMs = 30_000

/**
 * Delays a new mail of a bundle, so that mails in quick succession are sent as one: it leaves with those
 * already waiting, or ten minutes after the last one. The first one of a bundle, or one without a bundle,
 * leaves at once.
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
