import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Log } from '#platform/log/log.ts'
import { type Clock, realClock } from '#platform/time/clock.ts'
import { ClaimedJob } from './claimed_job.ts'
import type { JobKind } from './job_kind.ts'
import type { JobTables } from './job_rows.ts'
import { nextDue } from './jobs.ts'
import { claimJob, jobQueries } from './lease.ts'
import { startPolling } from './poll.ts'

export interface JobWorker {
	/** Looks for work now; call it after a commit that added jobs. */
	wake(): void
	/**
	 * Starts no more work, and resolves when running work is done. After `finishMs` running work is aborted; from then on stopping takes at
	 * most two more seconds, whatever the work and the store do.
	 */
	stop(): Promise<void>
}

export interface JobWorkerOptions<Tables extends JobTables, Failure extends string> {
	store: { readonly db: Kysely<Tables> }
	log: Log
	/** A name for this process; made unique here. */
	processId: string
	/** Runs one job and ends with `finish`, `postpone` or `release`. If it throws, the job is due again when the lease expires. */
	work(job: ClaimedJob<Tables, Failure>): Promise<void>
	/** Called whenever no more jobs are due. */
	whenIdle?(): Promise<void>
	/** Reports an error thrown by `work` or the store. */
	onError(error: unknown): void
	/** `tryAcquire` returns the milliseconds until a job may start; after each 0, `release` is called. */
	gate?: { tryAcquire(): number; release(): void }
	/** How many jobs run at a time. */
	concurrency: number
	/** The duration of a lease in milliseconds: how soon after this process dies another may take over. */
	leaseMs: number
	/** The polling interval in milliseconds. */
	pollMs: number
	/** The longest that one job may take, in milliseconds; unlimited by default. */
	deadlineMs?: number
	/** How long running work may take to finish when the worker stops; unlimited by default. */
	finishMs?: number
	clock?: Clock
}

/** Time to store the outcome of aborted work. */
const notingMs = 2_000
const open = { tryAcquire: () => 0, release: () => undefined }

/**
 * Runs the jobs of a kind until stopped, the one due longest first, in any number of processes; only the holder of a job's lease runs it.
 * Jobs of a process that dies run again, so work must be idempotent.
 */
export function startJobWorker<Tables extends JobTables, Failure extends string>(
	kind: JobKind<Failure>,
	options: JobWorkerOptions<Tables, Failure>,
): JobWorker {
	const { log, leaseMs, pollMs, deadlineMs, finishMs } = options
	const { clock = realClock, gate = open } = options
	const jobs = jobQueries(options.store.db)
	const lease = { kind, holder: `${options.processId}:${randomUUID()}`, leaseMs }
	const cut = new AbortController()
	const running = new Set<string>()

	async function poll(stopping: AbortSignal): Promise<number> {
		const idleMs = await drain(stopping)
		if (!stopping.aborted) await options.whenIdle?.().catch(options.onError)
		return idleMs
	}

	function onError(error: unknown): number {
		options.onError(error)
		return pollMs
	}

	/** Runs all due jobs; returns the milliseconds until the next one. */
	async function drain(stopping: AbortSignal): Promise<number> {
		while (!stopping.aborted) {
			const waitMs = gate.tryAcquire()
			if (waitMs > 0) return Math.min(pollMs, waitMs)
			try {
				if (!(await doNext(stopping))) break
			} finally {
				gate.release()
			}
		}
		const due = await nextDue(jobs, kind)
		return due ? Math.min(pollMs, Math.max(50, due.getTime() - clock.now().getTime())) : pollMs
	}

	/** Runs the next due job; false if none is due. */
	async function doNext(stopping: AbortSignal): Promise<boolean> {
		const row = await claimJob(jobs, lease, clock.now(), [...running])
		if (!row) return false
		running.add(row.subject_id)
		const late = deadlineMs === undefined ? [] : [AbortSignal.timeout(deadlineMs)]
		const ends = { cut: AbortSignal.any([cut.signal, ...late]), stopping }
		const job = new ClaimedJob({ db: options.store.db, lease, log, clock, running }, row, ends)
		try {
			await options.work(job)
		} finally {
			job.stopRenewing()
		}
		return true
	}

	const loops = Array.from({ length: options.concurrency }, () => startPolling({ poll, onError, clock }))
	return {
		wake: () => loops.forEach((loop) => loop.wake()),
		async stop() {
			const ended = Promise.all(loops.map((loop) => loop.stop()))
			if (finishMs === undefined) return void (await ended)
			await settled(ended, finishMs)
			cut.abort(new Error('the server was stopped'))
			await settled(ended, notingMs)
		},
	}
}

/** Resolves when the work is done, or after `ms` milliseconds. */
async function settled(work: Promise<unknown>, ms: number): Promise<void> {
	const waited = new AbortController()
	const timer = sleep(ms, undefined, { signal: waited.signal }).catch(() => undefined)
	await Promise.race([work, timer])
	waited.abort()
}
