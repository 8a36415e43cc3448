import type { Queries } from '#platform/database/queries.ts'
import type { JobKind } from './job_kind.ts'
import type { JobTables } from './job_rows.ts'

/**
 * Adds a job for each of these rows, due at `due` (by default at once); call it in the transaction that creates the work. Rows that already
 * have a job of this kind keep it.
 */
export async function addJobs(
	db: Queries<JobTables>,
	kind: JobKind,
	subjectIds: readonly string[],
	{ now, due = now, priority = 0 }: { now: Date; due?: Date; priority?: number },
): Promise<void> {
	const [next_attempt_at, created_at] = [due.toISOString(), now.toISOString()]
	const rows = subjectIds.map((subject_id) => ({
		kind: kind.name,
		subject_id,
		priority,
		attempts: 0,
		next_attempt_at,
		leased_by: null,
		leased_until: null,
		last_error: null,
		failure: null,
		failures: 0,
		created_at,
	}))
	if (rows.length === 0) return
	await db
		.insertInto('jobs')
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** Makes jobs due at once whose last attempt failed for this reason. */
export async function pullForward<Failure extends string>(
	db: Queries<JobTables>,
	kind: JobKind<Failure>,
	failure: Failure,
	now: Date,
): Promise<void> {
	const at = now.toISOString()
	await db
		.updateTable('jobs')
		.set({ next_attempt_at: at })
		.where('kind', '=', kind.name)
		.where('leased_by', 'is', null)
		.where('failure', '=', failure)
		.where('next_attempt_at', '>', at)
		.execute()
}

/** The time when the next job is due or a lease expires; undefined if there are no jobs. */
export async function nextDue(db: Queries<JobTables>, kind: JobKind): Promise<Date | undefined> {
	const waiting = db.selectFrom('jobs').where('kind', '=', kind.name)
	const { free } = await waiting
		.where('leased_until', 'is', null)
		.select((eb) => eb.fn.min('next_attempt_at').as('free'))
		.executeTakeFirstOrThrow()
	const { leased } = await waiting
		.where('leased_until', 'is not', null)
		.select((eb) => eb.fn.min('leased_until').as('leased'))
		.executeTakeFirstOrThrow()
	const times = [free, leased].filter((time) => time !== null).map((time) => Date.parse(time))
	return times.length === 0 ? undefined : new Date(Math.min(...times))
}
