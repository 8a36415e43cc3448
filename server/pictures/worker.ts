import { pictureJobs } from '#app/pictures/picture_jobs.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { Store } from '#db/store.server.ts'
import { type JobWorker, startJobWorker } from '#platform/jobs/job_worker.ts'
import type { Log } from '#platform/log/log.ts'
import { makeAvif } from './make_avif.ts'

export interface PictureWorkerOptions {
	store: Store
	storage: PictureStorage
	log: Log
	/** Any name for this process. */
	processId: string
	/** The duration of a lease in milliseconds: how soon after this process dies another may take over. */
	leaseMs?: number
	/** The polling interval in milliseconds. */
	pollMs?: number
}

/** Makes the AVIF files of uploaded pictures, one at a time, until stopped; another process takes over unfinished ones. */
export function startPictureWorker(options: PictureWorkerOptions): JobWorker {
	const { store, storage, log, processId, leaseMs = 300_000, pollMs = 30_000 } = options
	return startJobWorker(pictureJobs, {
		store,
		log,
		processId,
		leaseMs,
		pollMs,
		concurrency: 1,
		async work(job) {
			try {
				await makeAvif({ store, storage }, job)
			} catch (error) {
				const picture = job.row.subject_id
				log.warn({ picture, error: String(error) }, 'AVIF not made, will be tried again')
				await job.postpone('failed', String(error))
			}
		},
		onError: (error) => log.error({ error: String(error) }, 'pictures not looked after'),
	})
}
