import { randomUUID } from 'node:crypto'
import { decodeFaultMessages } from '#app/pictures/decode_fault_messages.ts'
import type { Services } from '#app/context.server.ts'
import type { LeadPhotoRow } from '#db/lead_rows.ts'
import { ConcurrencyLimit } from '#platform/limits/concurrency_limit.ts'
import { encodePhoto } from './encode_photo.server.ts'
import { photoName, photoNames, photoSizes } from './photo_name.ts'
import type { ReceivedPhoto } from './received_photo.server.ts'

/** A photo whose files are in the storage, and which is not any lead's yet. */
export type TakenPhoto = Pick<LeadPhotoRow, 'id' | 'position' | 'width' | 'height'>

export type Taken = { ok: true; photos: TakenPhoto[] } | { ok: false; message: string }

/** Above that many requests with photos in a row, a visitor would wait for minutes. */
const turns = new ConcurrencyLimit(1, 20)

const instead = 'Please send your request without photos, or try again in a minute.'
/** What is said when photos cannot be taken, whatever they show. */
export const photoSentences = {
	busy: `Many photos are coming in just now. ${instead}`,
	failed: `We cannot take photos just now. ${instead}`,
	tooMany:
		'We have had many photos from your connection. Please send your request without photos, or wait ten minutes.',
} as const

/**
 * Checks photos, makes them anew and stores their files, one request after the other: all of them, or none and a sentence
 * that says which one is wrong and why.
 */
export async function takePhotos(
	services: Pick<Services, 'storage' | 'log'>,
	received: readonly ReceivedPhoto[],
): Promise<Taken> {
	return (await turns.run(() => takeAll(services, received))) ?? { ok: false, message: photoSentences.busy }
}

async function takeAll(
	services: Pick<Services, 'storage' | 'log'>,
	received: readonly ReceivedPhoto[],
): Promise<Taken> {
	const photos: TakenPhoto[] = []
	const faults: string[] = []
	try {
		for (const [at, { name, read }] of received.entries()) {
			const encoded = await encodePhoto(read)
			if (!encoded.ok) {
				faults.push(`“${name}”: ${decodeFaultMessages[encoded.reason]}`)
				continue
			}
			const { width, height, files } = encoded
			const photo = { id: randomUUID(), position: at + 1, width, height }
			photos.push(photo)
			for (const size of photoSizes)
				await services.storage.put(photoName(photo.id, size), files[size], 'image/webp')
		}
	} catch (error) {
		services.log.error({ error: String(error), cause: String(Object(error).cause) }, 'photo not stored')
		faults.splice(0, faults.length, photoSentences.failed)
	}
	if (faults.length === 0) return { ok: true, photos }
	await removePhotoFiles(services, photos)
	return { ok: false, message: faults.join(' ') }
}

/** Removes the files of photos that are no lead's, or no longer; what could not be removed is swept later. */
export async function removePhotoFiles(
	{ storage, log }: Pick<Services, 'storage' | 'log'>,
	photos: readonly { id: string }[],
): Promise<void> {
	const names = photos.flatMap(({ id }) => photoNames(id))
	if (names.length === 0) return
	await storage
		.remove(names)
		.catch((error: unknown) => log.warn({ error: String(error), names }, 'files of photos left behind'))
}
