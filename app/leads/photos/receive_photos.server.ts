import { Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { storable } from '#platform/text/storable.ts'
import { shownName } from '#app/pictures/shown_name.ts'
import { type BodyPace, watchPace } from '#platform/http/body_pace.ts'
import { maxPhotoBytes, mostPhotos } from './photo_limits.ts'
import { type ReceivedPhoto, receivePhoto } from './received_photo.server.ts'

/** What is read of a body at most: all photos twice, so that what is too much can be named. */
const maxPhotoFormBytes = 2 * mostPhotos * maxPhotoBytes
/** The fields together; the longest honest form is a third of it. */
const maxFieldBytes = 16 * 1024
/** A phone far from the next mast: three photos of three megabytes come through at the least speed. */
const slowest: BodyPace = { bytesPerSecond: 4 * 1024, windowMs: 20_000, totalMs: 40 * 60_000 }

export type BodyError = 'unreadable' | 'too-long' | 'too-slow'
/** The entries are those that came, in the order in which they came. */
type PhotoForm = { entries: URLSearchParams } & (
	{ ok: true; photos: ReceivedPhoto[] } | { ok: false; reason: BodyError }
)

interface Receiving {
	/** Where the photos are put while the form is worked on; null where they are only counted. */
	folder: string | null
	/** The name of their field. */
	field: string
	/** How slowly it may come. */
	pace?: BodyPace
}

/**
 * Reads a multipart form while it arrives. What is too much is read and dropped, because browsers listen only after they have
 * sent all: the end of a photo that is too large, and photos beyond the most. The caller closes the photos.
 */
export async function receivePhotos(request: Request, receiving: Receiving): Promise<PhotoForm> {
	const form = openForm(request.headers.get('content-type') ?? '')
	if (!request.body || form === null)
		return { ok: false, reason: 'unreadable', entries: new URLSearchParams() }
	const { entries, fieldBytes } = collectFields(form)
	const { settled, stop } = collectPhotos(form, receiving)
	const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
	let bytes = 0
	let refusal: BodyError | null = null
	const end = (reason: BodyError) => {
		refusal ??= reason
		body.destroy(new Error(`photos not received: ${reason}`))
	}
	body.on('data', ({ length }: Uint8Array) => {
		bytes += length
		if (bytes > maxPhotoFormBytes) end('too-long')
	})
	body.on('error', (error) => form.destroy(error))
	const unwatch = watchPace(
		receiving.pace ?? slowest,
		() => bytes,
		() => end('too-slow'),
	)
	body.pipe(form as unknown as Writable)
	const isWhole = await finished(form as unknown as Writable)
		.then(
			() => true,
			() => false,
		)
		.finally(unwatch)
	if (!isWhole) stop()
	const photos = await settled()
	if (fieldBytes() > maxFieldBytes) refusal ??= 'too-long'
	if (isWhole && refusal === null) return { ok: true, entries, photos }
	body.destroy()
	await closePhotos(photos)
	return { ok: false, reason: refusal ?? 'unreadable', entries }
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
		if (bytes <= maxFieldBytes) entries.append(storable(name), storable(value))
	})
	return { entries, fieldBytes: () => bytes }
}

function collectPhotos(form: BusboyInstance, { folder, field }: Receiving) {
	const streams: BusboyFileStream[] = []
	const arriving: Promise<ReceivedPhoto | null>[] = []
	form.on('file', (name, stream, fileName) => {
		// A cut body is told to the open file, maybe before anything else listens.
		stream.on('error', () => undefined)
		if (name !== field || fileName === undefined || fileName === '') return void stream.resume()
		streams.push(stream)
		const to = arriving.length < mostPhotos ? folder : null
		arriving.push(receivePhoto(to, shownName(fileName), stream).catch(() => null))
	})
	return {
		settled: async () => (await Promise.all(arriving)).filter((photo) => photo !== null),
		/** Ends photos whose form does not come to its end. */
		stop: () => streams.forEach((stream) => stream.destroy()),
	}
}
