import type { Facts } from '#app/company/facts_type.ts'
import { sweepPhotos } from '#app/leads/photos/sweep_photos.server.ts'
import { pictureJobs } from '#app/pictures/picture_jobs.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { Store } from '#db/store.server.ts'
import { type JobWorker, startJobWorker } from '#platform/jobs/job_worker.ts'
import type { Log } from '#platform/log/log.ts'
import { makeAvif } from './make_avif.ts'
import { sweepUploads } from './sweep.ts'

export interface PictureWorkerOptions {
	store: Store
	storage: PictureStorage
	log: Log
	/** How long photos of visitors are kept. */
	facts(): Pick<Facts, 'retention'>
	/** Any name for this process. */
	processId: string
	/** How long after this process dies another may take over. */
	leaseMs?: number
	/** The polling interval in milliseconds. */
	pollMs?: number
}

const dayMs = 24 * 3600_000

/**
 * Makes the AVIF files of uploaded pictures, one at a time, until stopped; another process continues unfinished ones.
 * Once a day also removes files that belong to no picture, and photos of visitors that have had their time.
 */
export function startPictureWorker(options: PictureWorkerOptions): JobWorker {
	const { store, storage, log, facts, processId, leaseMs = 300_000, pollMs = 30_000 } = options
	let sweptAt = 0
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
		async whenIdle() {
			if (Date.now() - sweptAt <= dayMs) return
			sweptAt = Date.now()
			await sweepUploads({ store, storage, log }, new Date())
			await sweepPhotos({ store, storage, log }, facts(), new Date())
		},
		onError: (error) => log.error({ error: String(error) }, 'pictures not looked after'),
	})
}
