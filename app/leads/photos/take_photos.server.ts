import { randomUUID } from 'node:crypto'
import type { DecodeError } from '#app/pictures/decode.server.ts'
import { decodeErrorMessages } from '#app/pictures/decode_error_messages.ts'
import type { Log } from '#platform/log/log.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { LeadPhotoRow } from '#db/lead_rows.ts'
import { ConcurrencyLimit } from '#platform/limits/concurrency_limit.ts'
import { encodePhoto } from './encode_photo.server.ts'
import { photoName, photoNames, photoSizes } from './photo_name.ts'
import type { ReceivedPhoto } from './received_photo.server.ts'

/** A photo whose files are stored, but which is not attached to a lead yet. */
export type TakenPhoto = Pick<LeadPhotoRow, 'id' | 'position' | 'width' | 'height'>

/**
 * `lost`: how many could not be stored through a fault of ours. `isBusy`: the photos are fine, but too many
 * requests are waiting.
 */
export type Taken =
	{ ok: true; photos: TakenPhoto[]; lost: number } | { ok: false; isBusy: boolean; message: string }

/** With more requests with photos in the queue, a visitor would wait for minutes. */
const turns = new ConcurrencyLimit(1, 20)

const instead = 'Please send your request without photos, or try again in a minute.'
/** The messages for photos that are refused regardless of their content. */
export const photoSentences = {
	busy: `We are getting a lot of photos right now. ${instead}`,
	tooMany:
		'We have had many photos from your connection. Please send your request without photos, or wait ten minutes.',
} as const

/**
 * Validates and re-encodes photos and stores their files, one request at a time. Stores none if one is
 * invalid; the message says which and why. Photos that the disk or storage fails to take are skipped and
 * counted as lost, so that the request is not.
 */
export async function takePhotos(
	services: { storage: PictureStorage; log: Log },
	received: readonly ReceivedPhoto[],
): Promise<Taken> {
	return (
		(await turns.run(() => takeAll(services, received))) ?? {
			ok: false,
			isBusy: true,
			message: photoSentences.busy,
		}
	)
}

async function takeAll(
	services: { storage: PictureStorage; log: Log },
	received: readonly ReceivedPhoto[],
): Promise<Taken> {
	const photos: TakenPhoto[] = []
	const messages: string[] = []
	let lost = 0
	for (const [at, photo] of received.entries()) {
		const taken = await takeOne(services, photo, at + 1).catch((error: unknown) => {
			services.log.error({ error: String(error), cause: String(Object(error).cause) }, 'photo not kept')
			return null
		})
		if (taken === null) lost += 1
		else if ('error' in taken) messages.push(`“${photo.name}”: ${decodeErrorMessages[taken.error]}`)
		else photos.push(taken)
	}
	if (messages.length === 0) return { ok: true, photos, lost }
	await removePhotoFiles(services, photos)
	return { ok: false, isBusy: false, message: messages.join(' ') }
}

/** Stores one photo. Throws if disk or storage fail, after removing its files. */
async function takeOne(
	services: { storage: PictureStorage; log: Log },
	{ diskError, read }: ReceivedPhoto,
	position: number,
): Promise<TakenPhoto | { error: DecodeError }> {
	if (diskError !== null) throw diskError
	const encoded = await encodePhoto(read)
	if (!encoded.ok) return { error: encoded.reason }
	const { width, height, files } = encoded
	const photo = { id: randomUUID(), position, width, height }
	try {
		for (const size of photoSizes)
			await services.storage.put(photoName(photo.id, size), files[size], 'image/webp')
	} catch (error) {
		await removePhotoFiles(services, [photo])
		throw error
	}
	return photo
}

/** Removes the files of photos without a lead; files that cannot be removed are swept later. */
export async function removePhotoFiles(
	{ storage, log }: { storage: PictureStorage; log: Log },
	photos: readonly { id: string }[],
): Promise<void> {
	const names = photos.flatMap(({ id }) => photoNames(id))
	if (names.length === 0) return
	await storage
		.remove(names)
		.catch((error: unknown) => log.warn({ error: String(error), names }, 'files of photos left behind'))
}
