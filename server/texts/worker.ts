import { sql } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { textJobs } from '#app/texts/text_jobs.ts'
import type { Store } from '#db/store.server.ts'
import { type JobWorker, startJobWorker } from '#platform/jobs/job_worker.ts'
import type { Log } from '#platform/log/log.ts'
import { type Clock, realClock } from '#platform/time/clock.ts'
import { sendText } from './send_text.ts'
import type { TextSender } from './twilio_sender.ts'

export interface TextWorkerOptions {
	store: Store
	log: Log
	/** The facts, and the schedule by which texts about stops are worded when they leave. */
	content: Pick<ContentHub, 'current'>
	/** Null if texts cannot be sent; they wait. */
	sender: TextSender | null
	/** Any name for this process. */
	processId: string
	/** The duration of a lease in milliseconds: how soon after this process dies another may take over. */
	leaseMs?: number
	/** The polling interval in milliseconds. */
	pollMs?: number
	clock?: Clock
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const closed = { tryAcquire: () => Number.POSITIVE_INFINITY, release: () => undefined }

/** Sends texts until stopped, each by one process; once an hour clears the bodies of old ones. */
export function startTextWorker(options: TextWorkerOptions): JobWorker {
	const {
		store,
		log,
		content,
		sender,
		processId,
		leaseMs = 60_000,
		pollMs = 15_000,
		clock = realClock,
	} = options
	let tidiedAt = Number.NEGATIVE_INFINITY
	return startJobWorker(textJobs, {
		store,
		log,
		processId,
		leaseMs,
		pollMs,
		clock,
		concurrency: 2,
		finishMs: 2_000,
		...(sender ? {} : { gate: closed }),
		async work(job) {
			if (sender) await sendText({ store, log, sender, now: clock.now, content }, job)
		},
		async whenIdle() {
			if (clock.elapsed() - tidiedAt < hourMs) return
			tidiedAt = clock.elapsed()
			const emptied = await clearOldTexts(store, content.current.facts.retention.mailBodyDays, clock.now())
			if (emptied > 0) log.info({ emptied }, 'words of old texts taken out')
		},
		onError: (error) => log.error({ error: String(error) }, 'texts not sent'),
	})
}

/** Clears the bodies of texts older than `days` that wait for nobody; the rows stay. Returns how many. */
export async function clearOldTexts({ db }: Store, days: number, now: Date): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable('texts')
		.set({ body: '' })
		.where('created_at', '<', new Date(now.getTime() - days * dayMs).toISOString())
		.where('raised_at', 'is', null)
		.where('state', 'not in', ['waiting', 'sending'])
		// A literal, so that the partial index on texts with a body is used.
		.where(sql<boolean>`body <> ''`)
		.executeTakeFirstOrThrow()
	return Number(numUpdatedRows)
}
