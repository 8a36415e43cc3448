import { randomUUID } from 'node:crypto'
import type { Log } from '#platform/log/log.ts'
import { encodeAvif } from '#app/pictures/encode.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { masterName, uploadedName } from '#app/pictures/uploaded_name.ts'
import type { PictureJobRow } from '#db/picture_rows.ts'
import type { Store } from '#db/store.server.ts'
import { WakeableTimer } from '#platform/jobs/wakeable_timer.ts'
import { backoff } from '#platform/mail/backoff.ts'
import { claimPicture, finishPicture, postponePicture } from './jobs.ts'
import { sweepUploads } from './sweep.ts'

export interface PictureWorker {
	/** Looks for work now: to be called after a commit that left some. */
	wake(): void
	/** Resolves when the size that is being made is done. */
	stop(): Promise<void>
}

export interface PictureWorkerOptions {
	store: Store
	storage: PictureStorage
	log: Log
	/** How long after this process dies another may take over. Longer than the largest picture takes. */
	leaseMs?: number
	/** How often the jobs are polled at least, in milliseconds. */
	pollMs?: number
}

const dayMs = 24 * 3600_000

/**
 * Makes the AVIF files of uploaded pictures, one at a time, until stopped; the next process continues what was left.
 * Once a day also removes files that belong to no picture.
 */
export function startPictureWorker(options: PictureWorkerOptions): PictureWorker {
	const { store, storage, log, leaseMs = 300_000, pollMs = 30_000 } = options
	const lease = { holder: randomUUID(), leaseMs }
	const timer = new WakeableTimer()
	const stop = new AbortController()
	let sweptAt = 0

	async function run() {
		while (!stop.signal.aborted) {
			try {
				await drain()
				if (!stop.signal.aborted && Date.now() - sweptAt > dayMs) {
					sweptAt = Date.now()
					await sweepUploads({ store, storage, log }, new Date())
				}
			} catch (error) {
				log.error({ error: String(error) }, 'pictures not looked after')
			}
			await timer.wait(stop.signal.aborted ? 0 : pollMs)
		}
	}

	async function drain() {
		while (!stop.signal.aborted) {
			const job = await claimPicture(store, lease, new Date())
			if (!job) return
			try {
				await makeAvif(job)
			} catch (error) {
				const next = new Date(Date.now() + backoff(job.attempts, 'deferred'))
				log.warn({ picture: job.picture_id, error: String(error) }, 'AVIF not made, will be tried again')
				await postponePicture(store, job.picture_id, lease, next, String(error))
			}
		}
	}

	async function makeAvif({ picture_id: id }: PictureJobRow) {
		const row = await store.db
			.selectFrom('uploaded_pictures')
			.select('widths')
			.where('id', '=', id)
			.executeTakeFirst()
		if (!row) return
		const master = await storage.read(masterName(id))
		for (const width of row.widths) {
			// The next process begins again; a restart waits for one size at most.
			if (stop.signal.aborted) return postponePicture(store, id, lease, new Date(), 'stopped')
			await storage.put(uploadedName(id, width, 'avif'), await encodeAvif(master, width), 'image/avif')
		}
		const isFinished = await finishPicture(store, id, lease)
		const isDeleted = !isFinished && !(await isThere(id))
		const needless = isDeleted ? row.widths.map((width) => uploadedName(id, width, 'avif')) : []
		if (isFinished || isDeleted) await storage.remove([masterName(id), ...needless])
	}

	async function isThere(id: string): Promise<boolean> {
		return Boolean(
			await store.db.selectFrom('uploaded_pictures').select('id').where('id', '=', id).executeTakeFirst(),
		)
	}

	const running = run()
	return {
		wake: () => timer.wake(),
		async stop() {
			stop.abort()
			timer.wake()
			await running
		},
	}
}
