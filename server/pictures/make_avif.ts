import { encodeAvif } from '#app/pictures/encode.server.ts'
import type { pictureJobs } from '#app/pictures/picture_jobs.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { masterName, uploadedName } from '#app/pictures/uploaded_name.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { ClaimedJob } from '#platform/jobs/claimed_job.ts'

export type PictureJob = ClaimedJob<Database, keyof typeof pictureJobs.waits>

/**
 * Makes a picture's AVIF files and records that they exist; releases the job between two sizes when the process is stopping. If the picture
 * is deleted in the meantime, no files remain.
 */
export async function makeAvif(
	{ store, storage }: { store: Store; storage: PictureStorage },
	job: PictureJob,
): Promise<void> {
	const id = job.row.subject_id
	const widths = await widthsOf(store, id)
	if (!widths) return void (await job.finish(async () => undefined))
	const master = await storage.read(masterName(id))
	for (const width of widths) {
		// Another process will start over; stopping waits for one size at most.
		if (job.stopping.aborted) return job.release()
		await storage.put(uploadedName(id, width, 'avif'), await encodeAvif(master, width), 'image/avif')
	}
	const isFinished = await job.finish((trx) =>
		trx.updateTable('uploaded_pictures').set({ is_avif_ready: true }).where('id', '=', id).execute(),
	)
	if (isFinished) store.contentChanged()
	const isDeleted = !isFinished && !(await widthsOf(store, id))
	const needless = isDeleted ? widths.map((width) => uploadedName(id, width, 'avif')) : []
	if (isFinished || isDeleted) await storage.remove([masterName(id), ...needless])
}

/** Undefined if the picture was deleted. */
async function widthsOf({ db }: Store, id: string): Promise<readonly number[] | undefined> {
	const row = await db
		.selectFrom('uploaded_pictures')
		.select('widths')
		.where('id', '=', id)
		.executeTakeFirst()
	return row?.widths
}
