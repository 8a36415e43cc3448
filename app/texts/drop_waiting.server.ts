import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { textJobs } from './text_jobs.ts'

/** Drops texts that are waiting to be sent, with their jobs; `problem` is the reason, as a sentence. */
export async function dropWaiting(
	trx: Transaction<Database>,
	matches: (eb: ExpressionBuilder<Database, 'texts'>) => Expression<SqlBool>,
	problem: string,
	now: Date,
): Promise<void> {
	const dropped = await trx
		.updateTable('texts')
		.set({ state: 'dropped', problem, changed_at: now.toISOString() })
		.where(matches)
		.where('state', '=', 'waiting')
		.returning('id')
		.execute()
	if (dropped.length === 0) return
	await trx
		.deleteFrom('jobs')
		.where('kind', '=', textJobs.name)
		.where(
			'subject_id',
			'in',
			dropped.map(({ id }) => id),
		)
		.execute()
}
