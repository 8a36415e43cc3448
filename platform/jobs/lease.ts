import type { Queries } from '#platform/database/queries.ts'
import type { JobKind } from './job_kind.ts'
import type { JobRow, JobTables } from './job_rows.ts'

/** The tolerated clock difference between two servers, in milliseconds. */
const clocksDifferBy = 120_000

/** Narrows a database to the job tables, which Kysely's types do not allow implicitly. */
export function jobQueries<Tables extends JobTables>(db: Queries<Tables>): Queries<JobTables> {
	return db as unknown as Queries<JobTables>
}

/** A process's lease on jobs of a kind: only its holder may run them, until `leaseMs` after the last renewal. */
export interface Lease {
	kind: JobKind
	holder: string
	leaseMs: number
}

/**
 * Claims the job due longest at the most urgent priority and counts an attempt; undefined if none is due. No two processes get the same
 * job: PostgreSQL skips locked rows, SQLite has one writer. `running` are this process's running jobs. Times further ahead than any wait or
 * lease count as past: they were written before a clock was set back.
 */
export async function claimJob(
	db: Queries<JobTables>,
	lease: Lease,
	now: Date,
	running: readonly string[] = [],
): Promise<JobRow | undefined> {
	const at = now.toISOString()
	const { name, longestLeadMs } = lease.kind
	const waits = Object.entries(lease.kind.waits)
	const longest = Math.max(longestLeadMs, ...waits.map(([, { longestMs }]) => longestMs))
	const due = db
		.selectFrom('jobs')
		.select('subject_id')
		.where('kind', '=', name)
		.where(({ eb, or, and }) =>
			or([
				eb('next_attempt_at', '<=', at),
				eb('next_attempt_at', '>', later(now, longest)),
				and([eb('failure', 'is', null), eb('next_attempt_at', '>', later(now, longestLeadMs))]),
				...waits.map(([failure, { longestMs }]) =>
					and([eb('failure', '=', failure), eb('next_attempt_at', '>', later(now, longestMs))]),
				),
			]),
		)
		.where(({ eb, or }) =>
			or([
				eb('leased_until', 'is', null),
				eb('leased_until', '<=', at),
				eb('leased_until', '>', later(now, lease.leaseMs + clocksDifferBy)),
			]),
		)
		.$if(running.length > 0, (query) => query.where('subject_id', 'not in', running))
		.orderBy('priority')
		.orderBy('next_attempt_at')
		.orderBy('subject_id')
		.limit(1)
		.forUpdate()
		.skipLocked()
	return db
		.updateTable('jobs')
		.set((eb) => ({
			leased_by: lease.holder,
			leased_until: later(now, lease.leaseMs),
			attempts: eb('attempts', '+', 1),
		}))
		.where('kind', '=', name)
		.where('subject_id', '=', due)
		.returningAll()
		.executeTakeFirst()
}

/** Claims those of these jobs that are not leased, due or not, and counts an attempt for each. Returns the ids of their rows. */
export async function claimAlso(
	db: Queries<JobTables>,
	lease: Lease,
	ids: readonly string[],
	now: Date,
): Promise<string[]> {
	if (ids.length === 0) return []
	const free = db
		.selectFrom('jobs')
		.select('subject_id')
		.where('kind', '=', lease.kind.name)
		.where('subject_id', 'in', ids)
		.where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now.toISOString())]))
		.forUpdate()
		.skipLocked()
	const rows = await db
		.updateTable('jobs')
		.set((eb) => ({
			leased_by: lease.holder,
			leased_until: later(now, lease.leaseMs),
			attempts: eb('attempts', '+', 1),
		}))
		.where('kind', '=', lease.kind.name)
		.where('subject_id', 'in', free)
		.returning('subject_id')
		.execute()
	return rows.map(({ subject_id }) => subject_id)
}

/** Renews the lease on a running job; false if the lease was lost. */
export async function renewLease(
	db: Queries<JobTables>,
	lease: Lease,
	id: string,
	now: Date,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('jobs')
		.set({ leased_until: later(now, lease.leaseMs) })
		.where('kind', '=', lease.kind.name)
		.where('subject_id', '=', id)
		.where('leased_by', '=', lease.holder)
		.executeTakeFirstOrThrow()
	return numUpdatedRows > 0n
}

/** Deletes the job, in the transaction that stores its outcome; false if the lease was lost. */
export async function removeJob(db: Queries<JobTables>, lease: Lease, id: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('jobs')
		.where('kind', '=', lease.kind.name)
		.where('subject_id', '=', id)
		.where('leased_by', '=', lease.holder)
		.executeTakeFirstOrThrow()
	return numDeletedRows > 0n
}

/** Releases a job and applies `changes`; false, with nothing changed, if the lease was lost. */
export async function releaseJob(
	db: Queries<JobTables>,
	lease: Lease,
	id: string,
	changes: Partial<Pick<JobRow, 'next_attempt_at' | 'last_error' | 'failure' | 'failures'>> = {},
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('jobs')
		.set({ ...changes, leased_by: null, leased_until: null })
		.where('kind', '=', lease.kind.name)
		.where('subject_id', '=', id)
		.where('leased_by', '=', lease.holder)
		.executeTakeFirstOrThrow()
	return numUpdatedRows > 0n
}

/** The ISO time `ms` milliseconds after `now`. */
export function later(now: Date, ms: number): string {
	return new Date(now.getTime() + ms).toISOString()
}
