import { z } from 'zod'
import type { Services } from '#app/context.server.ts'
import { receivePhotos } from '#app/leads/photos/receive_photos.server.ts'
import type { ReceivedPhoto } from '#app/leads/photos/received_photo.server.ts'
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
import { takeMarks } from './take_marks.server.ts'

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

/** Marks as they came, with their photos, which the caller closes. */
export interface SentMarks {
	entries: URLSearchParams
	photos: readonly ReceivedPhoto[]
}

/** Reads a form with marks while it arrives; null for one that cannot be read. */
export async function readMarkForm(
	{ incomingFolder }: Pick<Services, 'incomingFolder'>,
	request: Request,
): Promise<SentMarks | null> {
	const read = await receivePhotos(request, { folder: incomingFolder, field: photosField })
	return read.ok ? read : null
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

/** The one mark of a form that was sent without scripts; null where it is none. */
export function typedMark({ entries }: SentMarks, now: Date): Mark | null {
	const read = markSchema.safeParse({ ...Object.fromEntries(entries), made_at: now.toISOString() })
	return read.success ? read.data : null
}

/**
 * Stores the photos and takes the marks. A photo that is none, or too large, does not keep its mark back: `refused` says why. Throws
 * where disk or storage fail, so that the phone keeps both.
 */
export async function takeSent(
	services: Services,
	{ photos }: SentMarks,
	marks: readonly Mark[],
	staff: Staff,
	now: Date,
): Promise<{ ok: true; taken: TakenMark[]; refused: string[] } | { ok: false; message: string }> {
	const stored = new Map<string, string>()
	const refused: string[] = []
	for (const [at, photo] of photos.entries()) {
		// The only mark's photo has the name that the camera gave it.
		const mark = marks.length === 1 ? marks[0] : marks.find(({ key }) => photo.name.startsWith(key))
		if (!mark || at >= marks.length) continue
		if (photo.size > maxPhotoBytes) {
			refused.push(`The photo is larger than ${maxMegabytes} MB.`)
			continue
		}
		const taken = await takePhotos(services, [photo])
		if (!taken.ok) refused.push(taken.message)
		else if (taken.lost > 0) return { ok: false, message: 'The photo could not be stored just now.' }
		else for (const { id } of taken.photos) stored.set(mark.key, id)
	}
	const result = await takeMarks(services, marks, stored, staff, now)
	const unused = result.ok ? await unusedPhotos(services, stored) : [...stored.values()]
	await removePhotoFiles(
		services,
		unused.map((id) => ({ id })),
	)
	return result.ok ? { ok: true, taken: result.taken, refused } : { ok: false, message: result.message }
}

/** Stored photos of marks that had arrived before. */
async function unusedPhotos(
	{ store }: Pick<Services, 'store'>,
	stored: ReadonlyMap<string, string>,
): Promise<string[]> {
	if (stored.size === 0) return []
	const ids = [...stored.values()]
	const rows = await store.db.selectFrom('stop_marks').select('photo').where('photo', 'in', ids).execute()
	const used = new Set(rows.map(({ photo }) => photo))
	return ids.filter((id) => !used.has(id))
}
