import { Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { maxFormBytes } from '#platform/forms/form_limit.ts'
import { storable } from '#platform/text/storable.ts'
import { shownName } from '#app/pictures/shown_name.ts'
import { type BodyPace, watchPace } from '#platform/http/body_pace.ts'
import { maxPhotoBytes, mostPhotos } from './photo_limits.ts'
import { type ReceivedPhoto, receivePhoto } from './received_photo.server.ts'

/** The most that is read of a body: twice the allowed photos, so that an error can name the ones that are too large. */
const maxPhotoFormBytes = 2 * mostPhotos * maxPhotoBytes
/** Allows for a poor mobile connection: three photos of three megabytes arrive at the minimum rate. */
const slowest: BodyPace = { bytesPerSecond: 4 * 1024, windowMs: 20_000, totalMs: 40 * 60_000 }

export type BodyError = 'unreadable' | 'too-long' | 'too-slow'
/** `entries` are the fields that arrived, in order of arrival. */
type PhotoForm = { entries: URLSearchParams } & (
	{ ok: true; photos: ReceivedPhoto[] } | { ok: false; reason: BodyError }
)

interface Receiving {
	/** Where to store the photos while the form is processed; null if they are only counted. */
	folder: string | null
	/** The name of the photos' field. */
	field: string
	/** The slowest accepted pace of the body. */
	pace?: BodyPace
}

/**
 * Reads a multipart form as it arrives. Reads and discards the excess (the rest of a photo that is too large,
 * photos beyond the maximum), because browsers read the response only after sending everything. The caller
 * closes the photos.
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
	if (fieldBytes() > maxFormBytes) refusal ??= 'too-long'
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
		const limits = { fields: 100, fieldSize: maxFormBytes, files: 100, fileSize: maxPhotoBytes + 1 }
		const form = busboy({ headers: { 'content-type': type }, limits })
		// `finished` handles only the first error; there may be more.
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
		if (bytes <= maxFormBytes) entries.append(storable(name), storable(value))
	})
	return { entries, fieldBytes: () => bytes }
}

function collectPhotos(form: BusboyInstance, { folder, field }: Receiving) {
	const streams: BusboyFileStream[] = []
	const arriving: Promise<ReceivedPhoto | null>[] = []
	form.on('file', (name, stream, fileName) => {
		// A truncated body emits an error on the open file, possibly before another listener is attached.
		stream.on('error', () => undefined)
		if (name !== field || fileName === undefined || fileName === '') return void stream.resume()
		streams.push(stream)
		const to = arriving.length < mostPhotos ? folder : null
		arriving.push(receivePhoto(to, shownName(fileName), stream).catch(() => null))
	})
	return {
		settled: async () => (await Promise.all(arriving)).filter((photo) => photo !== null),
		/** Destroys the photo streams of a form that was cut off. */
		stop: () => streams.forEach((stream) => stream.destroy()),
	}
}
