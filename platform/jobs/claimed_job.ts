import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Queries } from '#platform/database/queries.ts'
import type { Log } from '#platform/log/log.ts'
import type { Clock } from '#platform/time/clock.ts'
import { backoff, type JobKind } from './job_kind.ts'
import type { JobRow, JobTables } from './job_rows.ts'
import { claimAlso, jobQueries, type Lease, releaseJob, removeJob, renewLease } from './lease.ts'

interface Claiming<Tables extends JobTables, Failure extends string> {
	db: Kysely<Tables>
	lease: Lease & { kind: JobKind<Failure> }
	log: Log
	clock: Clock
	/** The ids of rows whose jobs are running in this process; they are not claimed again even if a clock says their lease expired. */
	running: Set<string>
}

/** A job claimed by this process, together with the jobs it took along; renews their leases until `stopRenewing`. */
export class ClaimedJob<Tables extends JobTables, Failure extends string> {
	readonly row: JobRow
	/** Aborted when the work must end: the lease was lost, the deadline passed, or the worker is shutting down hard. */
	readonly signal: AbortSignal
	/** Aborted when the process is about to stop: work that can be interrupted should then release the job. */
	readonly stopping: AbortSignal
	readonly #of: Claiming<Tables, Failure>
	readonly #jobs: Queries<JobTables>
	readonly #renewal: NodeJS.Timeout
	readonly #along: string[] = []

	constructor(of: Claiming<Tables, Failure>, row: JobRow, ends: { cut: AbortSignal; stopping: AbortSignal }) {
		const lost = new AbortController()
		this.row = row
		this.signal = AbortSignal.any([lost.signal, ends.cut])
		this.stopping = ends.stopping
		this.#of = of
		this.#jobs = jobQueries(of.db)
		this.#renewal = setInterval(() => this.#renew(lost), of.lease.leaseMs / 4)
	}

	/** Claims other jobs of the same kind, which then end together with this one. Returns the ids that no other process has leased. */
	async takeAlong(ids: readonly string[]): Promise<string[]> {
		const { lease, clock, running } = this.#of
		const others = ids.filter((id) => !running.has(id))
		for (const id of others) running.add(id)
		const taken = new Set(await claimAlso(this.#jobs, lease, others, clock.now()))
		for (const id of others) if (!taken.has(id)) running.delete(id)
		this.#along.push(...taken)
		return [...taken]
	}

	/**
	 * Removes the job and runs `note` in one transaction. Resolves to false, with nothing written, if another process has taken over the
	 * job. Retries for a while, because work without a stored outcome is repeated.
	 */
	async finish(note: (trx: Transaction<Tables>) => Promise<unknown>): Promise<boolean> {
		for (let attempt = 1; ; attempt++) {
			try {
				return await this.#finishOnce(note)
			} catch (error) {
				if (attempt === 6) throw error
				this.#of.log.warn({ ...named(this.row), error: String(error) }, 'work done, but not yet noted')
				await sleep(100 * 2 ** attempt)
			}
		}
	}

	/** The time of the next attempt after this failure: the wait grows with consecutive failures for the same reason. */
	nextAttempt(failure: Failure): Date {
		const { lease, clock } = this.#of
		return new Date(clock.now().getTime() + backoff(this.#failures(failure), lease.kind.waits[failure]))
	}

	/** Releases the job, to be retried at `next`. */
	async postpone(failure: Failure, error: string, next = this.nextAttempt(failure)): Promise<void> {
		const failures = this.#failures(failure)
		const changes = { next_attempt_at: next.toISOString(), last_error: error, failure, failures }
		await this.#release(changes)
	}

	/** Releases the job unfinished, without changing when it is due. */
	async release(): Promise<void> {
		await this.#release()
	}

	stopRenewing(): void {
		clearInterval(this.#renewal)
		for (const id of [this.row.subject_id, ...this.#along]) this.#of.running.delete(id)
	}

	async #finishOnce(note: (trx: Transaction<Tables>) => Promise<unknown>): Promise<boolean> {
		const { db, lease } = this.#of
		const id = this.row.subject_id
		return db
			.transaction()
			.execute(async (trx) => {
				// Locks the subject's row first, then the job, as deletions do, to avoid deadlocks.
				await note(trx)
				if (!(await removeJob(jobQueries(trx), lease, id))) throw new LeaseLost()
				for (const also of this.#along) await removeJob(jobQueries(trx), lease, also)
				return true
			})
			.catch((thrown: unknown) => {
				if (thrown instanceof LeaseLost) return false
				throw thrown
			})
	}

	async #release(changes: Parameters<typeof releaseJob>[3] = {}): Promise<void> {
		const { lease } = this.#of
		await releaseJob(this.#jobs, lease, this.row.subject_id, changes)
		for (const id of this.#along) await releaseJob(this.#jobs, lease, id, changes)
	}

	#failures(failure: Failure): number {
		return this.row.failure === failure ? this.row.failures + 1 : 1
	}

	#renew(lost: AbortController): void {
		const { clock, log } = this.#of
		this.#renewAll(clock.now())
			.then((isOurs) => isOurs || lost.abort(new Error('another process took the work over')))
			.catch((error: unknown) => log.warn({ ...named(this.row), error: String(error) }, 'lease not renewed'))
	}

	/** Resolves to false if the lease on the main job was lost; a job taken along may have been deleted with its row. */
	async #renewAll(now: Date): Promise<boolean> {
		const { lease } = this.#of
		const isOurs = await renewLease(this.#jobs, lease, this.row.subject_id, now)
		for (const id of this.#along) await renewLease(this.#jobs, lease, id, now)
		return isOurs
	}
}

function named({ kind, subject_id }: JobRow) {
	return { job: kind, subject: subject_id }
}

/** Thrown to roll back the outcome of work that another process has taken over. */
class LeaseLost extends Error {}
