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

/** Marks as they came, with their photos. */
interface SentMarks {
	entries: URLSearchParams
	photos: readonly ReceivedPhoto[]
}

/** Works on a form with marks, read while it arrives, and closes its photos then; null for one that cannot be read. */
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

/** The marks of a form that a phone sent; null where they are none. */
export function sentMarks({ entries }: SentMarks): Mark[] | null {
	const read = z
		.array(markSchema)
		.min(1)
		.max(mostMarksAtOnce)
		.safeParse(parseJson(entries.get(marksField) ?? ''))
	return read.success ? read.data : null
}

/** The one mark of a form that was sent without scripts; null where it is none. All forms of a stop have one key. */
export function typedMark({ entries, photos }: SentMarks, now: Date): Mark | null {
	const read = markSchema.safeParse({ ...Object.fromEntries(entries), made_at: now.toISOString() })
	if (!read.success) return null
	const { made_at: _, ...said } = read.data
	return { ...read.data, key: repeatKey([said, photos.map(({ sha256 }) => sha256)]) }
}

/**
 * Stores the photos and takes the marks. A photo that is none, or too large, does not keep its mark back, which says why. Nothing is taken, so
 * that the phone keeps both, where a photo cannot be stored just now or others are being stored.
 */
export async function takeSent(
	services: Services,
	{ photos }: SentMarks,
	marks: readonly Mark[],
	staff: Staff,
): Promise<{ ok: true; taken: TakenMark[] } | { ok: false; message: string }> {
	const sent = new Map<string, MarkPhoto>()
	for (const [at, photo] of photos.entries()) {
		// The only mark's photo has the name that the camera gave it.
		const mark = marks.length === 1 ? marks[0] : marks.find(({ key }) => photo.name.startsWith(key))
		if (!mark || at >= marks.length) continue
		const taken = await takeMarkPhoto(services, mark, photo)
		if (taken === null) {
			await removePhotoFiles(services, storedOf(sent))
			return { ok: false, message: 'The photo could not be stored just now.' }
		}
		sent.set(mark.key, taken)
	}
	// Not when they came: a sheet that was read while photos were stored has none of them, and the phone must know.
	const result = await takeMarks(services, marks, sent, staff, new Date())
	// After a failure of the store they may be a mark's: what is not, is swept.
	if (result.ok) await removePhotoFiles(services, await unusedPhotos(services, storedOf(sent)))
	return result
}

/** Null where it cannot be stored just now. */
async function takeMarkPhoto(
	services: Services,
	mark: Mark,
	photo: ReceivedPhoto,
): Promise<MarkPhoto | null> {
	if (photo.size > maxPhotoBytes) return { error: `The photo is larger than ${maxMegabytes} MB.` }
	// A phone names it by the mark's key, which tells a driver nothing.
	const name = photo.name.startsWith(mark.key) ? 'Photo' : photo.name
	const taken = await takePhotos(services, [{ ...photo, name }])
	if (!taken.ok) return taken.isBusy ? null : { error: taken.message }
	const [stored] = taken.photos
	return stored ? { id: stored.id } : null
}

const storedOf = (sent: ReadonlyMap<string, MarkPhoto>): { id: string }[] =>
	[...sent.values()].flatMap((photo) => ('id' in photo ? [photo] : []))

/** Stored photos of marks that had arrived before. */
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
