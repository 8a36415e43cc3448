import type { Services, Visitor } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import type { FormDefinition } from './form_definition.ts'
import { arePhotosTaken } from './photos/photo_turn.server.ts'
import { receivePhotos } from './photos/receive_photos.server.ts'
import type { ReceivedPhoto } from './photos/received_photo.server.ts'
import { photoField } from './photos/sent_photos.ts'
import { photoSentences } from './photos/take_photos.server.ts'

/** A form as it was sent. */
export interface SentForm {
	entries: FormData | URLSearchParams
	/** To be closed by whoever asked for the form. */
	photos: readonly ReceivedPhoto[]
	/** Why its photos are not taken, whatever they show; else null. */
	photoFault: string | null
}

/** Above that many forms with photos that arrive at once, further ones are read without them. */
const mostArriving = 30
let arriving = 0

/** The entries of a lead form, and its photos where it has a field for them. */
export async function readLeadForm(
	form: FormDefinition,
	services: Pick<Services, 'store' | 'log' | 'incomingFolder'>,
	request: Request,
	{ address }: Pick<Visitor, 'address'>,
	now: Date,
): Promise<SentForm | 'unreadable' | 'too-long'> {
	const field = photoField(form)
	const isMultipart = /^multipart\//i.test(request.headers.get('content-type') ?? '')
	if (field === null || !isMultipart) {
		const entries = await readForm(request)
		return entries === null ? 'unreadable' : { entries, photos: [], photoFault: null }
	}
	const isRoom = arriving < mostArriving
	arriving += 1
	try {
		const isStoring = isRoom && (await arePhotosTaken(services, address, now))
		const folder = services.incomingFolder
		const read = await receivePhotos(request, { folder, field, isStoring })
		if (!read.ok) return read.reason
		const { entries, photos, diskFault } = read
		if (diskFault !== null) services.log.error({ error: String(diskFault) }, 'photos not received')
		const fault = diskFault !== null ? 'failed' : isStoring ? null : isRoom ? 'tooMany' : 'busy'
		return { entries, photos, photoFault: fault && photoSentences[fault] }
	} finally {
		arriving -= 1
	}
}
