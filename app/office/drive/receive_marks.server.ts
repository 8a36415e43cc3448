import { z } from 'zod'
import type { Services } from '#app/services.server.ts'
import { closePhotos, receivePhotos } from '#app/leads/photos/receive_photos.server.ts'
import type { ReceivedPhoto } from '#app/leads/photos/received_photo.server.ts'
import { repeatKey } from '#app/leads/submission_key.server.ts'
import { removePhotoFiles, takePhotos } from '#app/leads/photos/take_photos.server.ts'
import { maxPhotoBytes } from '#app/leads/photos/photo_limits.ts'
import { maxMegabytes } from '#app/pictures/accepted.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import { parseJson } from '#platform/forms/parse_json.ts'
import { isDay } from '#platform/time/civil_day.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import {
	longestNumber,
	longestReason,
	type Mark,
	marksField,
	mostMarksAtOnce,
	photosField,
	type TakenMark,
} from './mark.ts'
import { type MarkPhoto, takeMarks } from './take_marks.server.ts'

const words = (longest: number) => z.string().transform((text) => cleanLine(text).slice(0, longest))
const markSchema = z.object({
	key: z.uuid(),
	stop: z.string().max(100),
	day: z.string().refine(isDay),
	state: z.enum(['done', 'not-done']),
	reason: words(longestReason),
	cart_number: words(longestNumber),
	made_at: z.iso.datetime(),
}) satisfies z.ZodType<Mark>

/** A form with marks as received, with their photos. */
interface SentMarks {
	entries: URLSearchParams
	photos: readonly ReceivedPhoto[]
}

/** Reads a form with marks while it arrives, passes it to `work` (null if it cannot be read), and closes its photos afterwards. */
export async function withMarkForm<Result>(
	{ incomingFolder }: Pick<Services, 'incomingFolder'>,
	request: Request,
	work: (form: SentMarks | null) => Promise<Result>,
): Promise<Result> {
	const read = await receivePhotos(request, { folder: incomingFolder, field: photosField })
	const form = read.ok ? read : null
	try {
		return await work(form)
	} finally {
		await closePhotos(form?.photos ?? [])
	}
}

/** Returns the marks of a form sent by a phone; null if they are invalid. */
export function sentMarks({ entries }: SentMarks): Mark[] | null {
	const read = z
		.array(markSchema)
		.min(1)
		.max(mostMarksAtOnce)
		.safeParse(parseJson(entries.get(marksField) ?? ''))
	return read.success ? read.data : null
}

/**
 * Returns the single mark of a form sent without scripts; null if it is invalid. Its key is derived from the content,
 * because all forms of a stop have the same key.
 */
export function typedMark({ entries, photos }: SentMarks, now: Date): Mark | null {
	const read = markSchema.safeParse({ ...Object.fromEntries(entries), made_at: now.toISOString() })
	if (!read.success) return null
	const { made_at: _, ...said } = read.data
	return { ...read.data, key: repeatKey([said, photos.map(({ sha256 }) => sha256)]) }
}

/**
 * Stores the photos and takes the marks. An invalid or oversized photo does not hold up its mark, whose result says why.
 * If a photo cannot be stored right now or others are being stored, nothing is taken, and the phone keeps everything.
 */
export async function takeSent(
	services: Services,
	{ photos }: SentMarks,
	marks: readonly Mark[],
	staff: Staff,
): Promise<{ ok: true; taken: TakenMark[] } | { ok: false; message: string }> {
	const sent = new Map<string, MarkPhoto>()
	for (const [at, photo] of photos.entries()) {
		// The photo of a single mark has the file name that the camera gave it.
		const mark = marks.length === 1 ? marks[0] : marks.find(({ key }) => photo.name.startsWith(key))
		if (!mark || at >= marks.length) continue
		const taken = await takeMarkPhoto(services, mark, photo)
		if (taken === null) {
			await removePhotoFiles(services, storedOf(sent))
			return { ok: false, message: 'The photo could not be stored just now.' }
		}
		sent.set(mark.key, taken)
	}
	// Not the time of arrival: a sheet read while photos were being stored lacks these marks, and the phone must be able to tell.
	const result = await takeMarks(services, marks, sent, staff, new Date())
	// If the store failed, the marks may still refer to the photos; unused ones are swept later.
	if (result.ok) await removePhotoFiles(services, await unusedPhotos(services, storedOf(sent)))
	return result
}

/** Stores a mark's photo; returns null if it cannot be stored right now. */
async function takeMarkPhoto(
	services: Services,
	mark: Mark,
	photo: ReceivedPhoto,
): Promise<MarkPhoto | null> {
	if (photo.size > maxPhotoBytes) return { error: `The photo is larger than ${maxMegabytes} MB.` }
	// Phones name the file after the mark's key, which means nothing to a driver.
	const name = photo.name.startsWith(mark.key) ? 'Photo' : photo.name
	const taken = await takePhotos(services, [{ ...photo, name }])
	if (!taken.ok) return taken.isBusy ? null : { error: taken.message }
	const [stored] = taken.photos
	return stored ? { id: stored.id } : null
}

const storedOf = (sent: ReadonlyMap<string, MarkPhoto>): { id: string }[] =>
	[...sent.values()].flatMap((photo) => ('id' in photo ? [photo] : []))

/** Returns the stored photos that no mark uses, because the mark had arrived before. */
async function unusedPhotos(
	{ store }: Pick<Services, 'store'>,
	stored: readonly { id: string }[],
): Promise<{ id: string }[]> {
	if (stored.length === 0) return []
	const ids = stored.map(({ id }) => id)
	const rows = await store.db.selectFrom('stop_marks').select('photo').where('photo', 'in', ids).execute()
	const used = new Set(rows.map(({ photo }) => photo))
	return stored.filter(({ id }) => !used.has(id))
}
