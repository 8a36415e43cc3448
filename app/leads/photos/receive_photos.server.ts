import { Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { shownName } from '#app/pictures/shown_name.ts'
import { maxPhotoBytes, mostPhotos } from './photo_limits.ts'
import { dropPhoto, type ReceivedPhoto, storePhoto } from './received_photo.server.ts'

/** What is read of a body at most: all photos twice, so that what is too much can be named. */
export const maxPhotoFormBytes = 2 * mostPhotos * maxPhotoBytes
/** The fields together; the longest honest form is a third of it. */
const maxFieldBytes = 16 * 1024

export type PhotoForm =
	| {
			ok: true
			entries: URLSearchParams
			photos: ReceivedPhoto[]
			/** Why the disk did not take a photo; null when all are there. */
			diskFault: unknown
	  }
	| { ok: false; reason: 'unreadable' | 'too-long' }

interface Receiving {
	/** Where the photos are put while the form is worked on. */
	folder: string
	/** The name of their field. */
	field: string
	/** Whether photos are stored at all; else they are only counted. */
	isStoring: boolean
}

/**
 * Reads a multipart form while it arrives. What is too much is read and dropped, because browsers listen only after they have
 * sent all: the end of a photo that is too large, and photos beyond the most. The caller closes the photos.
 */
export async function receivePhotos(request: Request, receiving: Receiving): Promise<PhotoForm> {
	const form = openForm(request.headers.get('content-type') ?? '')
	if (!request.body || form === null) return { ok: false, reason: 'unreadable' }
	const { entries, fieldBytes } = collectFields(form)
	const { settled, fault, stop } = collectPhotos(form, receiving)
	const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
	let bytes = 0
	body.on('data', ({ length }: Uint8Array) => {
		bytes += length
		if (bytes > maxPhotoFormBytes) body.destroy(new Error('longer than any form with photos'))
	})
	body.on('error', (error) => form.destroy(error))
	body.pipe(form as unknown as Writable)
	const isWhole = await finished(form as unknown as Writable).then(
		() => true,
		() => false,
	)
	if (!isWhole) stop()
	const photos = await settled()
	const isTooLong = bytes > maxPhotoFormBytes || fieldBytes() > maxFieldBytes
	if (isWhole && !isTooLong) return { ok: true, entries, photos, diskFault: fault() }
	body.destroy()
	await closePhotos(photos)
	return { ok: false, reason: isTooLong ? 'too-long' : 'unreadable' }
}

export async function closePhotos(photos: readonly ReceivedPhoto[]): Promise<void> {
	await Promise.all(photos.map((photo) => photo.close()))
}

function openForm(type: string): BusboyInstance | null {
	if (!/^multipart\/form-data\s*;/i.test(type)) return null
	try {
		const limits = { fields: 100, fieldSize: maxFieldBytes, files: 100, fileSize: maxPhotoBytes + 1 }
		const form = busboy({ headers: { 'content-type': type }, limits })
		// `finished` tells of the first; there may be more.
		form.on('error', () => undefined)
		return form
	} catch {
		return null
	}
}

function collectFields(form: BusboyInstance) {
	const entries = new URLSearchParams()
	let bytes = 0
	form.on('field', (name, value) => {
		bytes += Buffer.byteLength(name) + Buffer.byteLength(value)
		if (bytes <= maxFieldBytes) entries.append(name, value)
	})
	return { entries, fieldBytes: () => bytes }
}

function collectPhotos(form: BusboyInstance, { folder, field, isStoring }: Receiving) {
	const streams: BusboyFileStream[] = []
	const arriving: Promise<ReceivedPhoto | null>[] = []
	let fault: unknown = null
	form.on('file', (name, stream, fileName) => {
		// A cut body is told to the open file, maybe before anything else listens.
		stream.on('error', () => undefined)
		if (name !== field || fileName === undefined || fileName === '') return void stream.resume()
		streams.push(stream)
		const isTaken = isStoring && arriving.length < mostPhotos
		const shown = shownName(fileName)
		const photo = isTaken ? storePhoto(folder, shown, stream) : dropPhoto(shown, stream)
		arriving.push(
			photo.catch((error: unknown) => {
				fault ??= error
				stream.resume()
				return null
			}),
		)
	})
	return {
		settled: async () => (await Promise.all(arriving)).filter((photo) => photo !== null),
		fault: () => fault,
		/** Ends photos whose form does not come to its end. */
		stop: () => streams.forEach((stream) => stream.destroy()),
	}
}
