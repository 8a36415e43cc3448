import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import type { FormDefinition } from './form_definition.ts'
import { networkQuotas } from '#platform/limits/networks.ts'
import { StreamLimit } from '#platform/limits/stream_limit.ts'
import { arePhotosTaken } from './photos/count_photos.server.ts'
import { type BodyError, receivePhotos } from './photos/receive_photos.server.ts'
import type { ReceivedPhoto } from './photos/received_photo.server.ts'
import { photoField } from './photos/sent_photos.ts'
import { photoSentences } from './photos/take_photos.server.ts'

/** A submitted form. */
export interface SentForm {
	entries: FormData | URLSearchParams
	/** The caller must close them. */
	photos: readonly ReceivedPhoto[]
	/** Why the photos are refused regardless of their content; else null. */
	photoError: string | null
}

/**
 * Limits concurrent uploads of photos; each may use 60 MB of disk. Forms beyond the limit are read without
 * their photos.
 */
const arriving = new StreamLimit(20)
const arrivingFrom = { network: 3, customer: 6 }

/**
 * Reads the entries of a lead form, and its photos if it has a field for them. If reading fails, returns the
 * entries that arrived and the reason.
 */
export async function readLeadForm(
	form: FormDefinition,
	services: { store: Store; log: Log; incomingFolder: string },
	request: Request,
	{ address }: { address: string },
	now: Date,
): Promise<SentForm | { reason: BodyError; entries: URLSearchParams }> {
	const field = photoField(form)
	const isMultipart = /^multipart\//i.test(request.headers.get('content-type') ?? '')
	if (field === null || !isMultipart) {
		const entries = await readForm(request)
		return entries === null
			? { reason: 'unreadable', entries: new URLSearchParams() }
			: { entries, photos: [], photoError: null }
	}
	const leave = arriving.acquire(networkQuotas(address, arrivingFrom))
	try {
		const isStoring = leave !== null && (await arePhotosTaken(services, address, now))
		const read = await receivePhotos(request, { folder: isStoring ? services.incomingFolder : null, field })
		if (!read.ok) return read
		const { entries, photos } = read
		const refusal = isStoring ? null : leave === null ? 'busy' : 'tooMany'
		return { entries, photos, photoError: refusal && photoSentences[refusal] }
	} finally {
		leave?.()
	}
}
