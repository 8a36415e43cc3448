import { randomUUID } from 'node:crypto'
import type { Services } from '#app/services.server.ts'
import { decodeErrorMessages } from '#app/pictures/decode_error_messages.ts'
import { type EncodedPicture, encodePicture } from '#app/pictures/encode.server.ts'
import { pictureJobs } from '#app/pictures/picture_jobs.ts'
import { shownName } from '#app/pictures/shown_name.ts'
import { masterName, uploadedName } from '#app/pictures/uploaded_name.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import { countWithin } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { invalid, type Refused, refused } from '../kernel/screens/commands.server.ts'
import { type Actor, writeContent } from '../kernel/store/write_content.server.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { initialValues } from '../kernel/fields/form_values.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'
import { putRow } from '../kernel/rows/write_row.server.ts'
import { removeQuietly } from './delete_picture.server.ts'
import { pictureType } from './picture_type.server.ts'
import { storageFailure } from './storage_failure.ts'

type PictureServices = Pick<Services, 'store' | 'content' | 'log' | 'storage' | 'wake'>

/** More than anybody uploads by hand; each takes a second of CPU. */
const uploadLimit = defineRateLimit({ name: 'office-picture', allowed: [{ hits: 60, ms: 600_000 }] })

/**
 * Receives a picture: validates its content, generates its sizes, stores them and publishes it. AVIF files follow later.
 */
export async function uploadPicture(
	services: PictureServices,
	{ name, bytes, values }: { name: string; bytes: Uint8Array; values: FormValues },
	actor: Actor,
): Promise<{ ok: true; id: string } | Refused> {
	const read = readValues(pictureType, {
		...initialValues(pictureType, services.content.current.facts),
		...values,
	})
	const errors = read.ok ? [] : read.errors
	if (await isOverLimit(services, actor))
		return refused(429, 'That is a lot of pictures at once. Wait ten minutes, please.')
	const encoded = await encodePicture(bytes)
	if (!encoded.ok) errors.unshift({ field: 'picture', message: decodeErrorMessages[encoded.reason] })
	if (!encoded.ok || !read.ok) return invalid(errors)
	const id = randomUUID()
	const files = filesOf(id, encoded)
	try {
		for (const [file, data] of files) await services.storage.put(file, data, 'image/webp')
	} catch (error) {
		services.log.error({ error: String(error), cause: String(Object(error).cause) }, 'picture not kept')
		await removeQuietly(services, [...files.keys()])
		return refused(503, storageFailure(error))
	}
	const columns = {
		...read.columns,
		...measured(encoded),
		name: shownName(name),
		uploaded_by: actor.staff.name,
	}
	const written = await writeContent<{ ok: true; id: string }>(services, async (trx) => {
		await putRow(trx, { description: pictureType, id, current: undefined, columns }, actor)
		await addJobs(trx, pictureJobs, [id], { now: actor.now })
		return { ok: true, id }
	})
	// The store may have failed after writing the row, so the files are kept; a sweep deletes files without a row.
	if (!written.ok) return written
	services.wake('pictures')
	return written
}

/** The columns of a picture's row that describe its files. */
export function measured({ width, height, files }: EncodedPicture) {
	return {
		width,
		height,
		widths: files.map((file) => file.width),
		is_avif_ready: false,
		bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
	}
}

/** A picture's files by their names in the storage. */
export function filesOf(id: string, { files, master }: EncodedPicture): Map<string, Uint8Array> {
	const sizes = files.map(({ width, bytes }) => [uploadedName(id, width, 'webp'), bytes] as const)
	return new Map([...sizes, [masterName(id), master]])
}

async function isOverLimit({ store, log }: PictureServices, { staff, now }: Actor): Promise<boolean> {
	try {
		return !(await store.db.transaction().execute((trx) => countWithin(trx, uploadLimit, staff.id, now)))
	} catch (error) {
		// Allowed: if the store is down, saving the picture fails with its own message.
		log.warn({ error: String(error) }, 'upload not counted')
		return false
	}
}
