import type { Transaction } from 'kysely'
import { pictureJobs } from '#app/pictures/picture_jobs.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { Database } from '#db/schema.ts'
import { seededAt } from '#db/seed/seeded_at.ts'
import { uploadedPictures } from '#db/seed/uploaded_pictures.ts'
import { DataFileMistake } from '#platform/data_files/data_file.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import { rowMistakes, sectionMistakes } from './folder_mistakes.server.ts'
import { readOwnPictures } from './own_pictures.server.ts'

/**
 * Validates the company's folder by the office's rules and stores its pictures; returns a function that writes the rest in the
 * transaction of the first content. Throws `DataFileMistake` before anything is stored.
 */
export async function importCompany(
	storage: Pick<PictureStorage, 'put'>,
): Promise<(trx: Transaction<Database>) => Promise<void>> {
	const { files, logo, mistakes } = await readOwnPictures()
	const all = [...rowMistakes(), ...sectionMistakes(), ...mistakes]
	if (all.length > 0) throw new DataFileMistake(all.join('\n'))
	for (const [name, bytes] of files)
		await storage.put(name, bytes, name.endsWith('.avif') ? 'image/avif' : 'image/webp')
	return async (trx) => {
		if (logo?.row) await trx.insertInto('uploaded_pictures').values(logo.row).execute()
		if (logo)
			await trx
				.insertInto('company_facts')
				.values({ id: 'logo', name: 'logo', value: JSON.stringify(logo.path), updated_at: seededAt })
				.execute()
		const unfinished = [...uploadedPictures, ...(logo?.row ? [logo.row] : [])].filter(
			(row) => !row.is_avif_ready,
		)
		await addJobs(
			trx,
			pictureJobs,
			unfinished.map(({ id }) => id),
			{ now: new Date() },
		)
	}
}
