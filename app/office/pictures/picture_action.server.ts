import type { Doing } from '../content/write_content.server.ts'
import type { FieldError } from '../content/read_values.server.ts'
import { type Changed, changePicture } from './change.server.ts'
import { deletePicture, type Deleted } from './delete_picture.server.ts'
import { type PictureForm, pictureFormOf } from './picture_form.server.ts'
import type { PictureServices } from './upload.server.ts'

/** Why a picture's form came back, with all that was typed. */
export interface PictureRefused {
	message: string | null
	errors: FieldError[]
	form: PictureForm & { version: string }
	/** Tells one answer from the next. */
	answer: string
}

export type PictureDone = { ok: true; to: string } | { ok: false; status: number; refused: PictureRefused }

/** What the form of a picture's page was sent for: to save it or to delete it. */
export async function pictureAction(
	services: PictureServices,
	id: string,
	entries: FormData,
	doing: Doing,
): Promise<PictureDone> {
	const typed = pictureFormOf(entries)
	const version = String(entries.get('version') ?? '')
	const refuse = (
		status: number,
		message: string | null,
		more: { errors?: FieldError[]; form?: Partial<PictureRefused['form']> } = {},
	): PictureDone => ({
		ok: false,
		status,
		refused: {
			message,
			errors: more.errors ?? [],
			form: { ...typed, version, ...more.form },
			answer: doing.now.toISOString(),
		},
	})
	if (entries.get('intent') === 'delete') {
		const deleted = await deletePicture(services, id, doing)
		// Its form holds no words to give back: the page shows those that are saved.
		return deleted.ok || deleted.reason === 'gone'
			? { ok: true, to: '/admin/pictures?done=deleted' }
			: refuse(deleted.reason === 'used' ? 409 : 503, whyNotDeleted(deleted))
	}
	const changed = await changePicture(services, { id, version, form: typed }, doing)
	if (changed.ok) return { ok: true, to: `/admin/pictures/${id}?done=saved` }
	if (changed.reason === 'invalid') return refuse(422, null, { errors: changed.errors })
	if (changed.reason === 'gone') return refuse(409, 'Somebody deleted this picture while you were typing.')
	if (changed.reason === 'unavailable') return refuse(503, changed.message)
	return refuse(409, saidMeanwhile(changed), { form: { version: changed.version } })
}

function whyNotDeleted(deleted: Exclude<Deleted, { ok: true } | { reason: 'gone' }>): string {
	if (deleted.reason === 'unavailable') return deleted.message
	const places = deleted.uses.map(({ title, kind }) => `${title} (${kind})`).join(', ')
	return `It is still used on: ${places}. Choose another picture there first.`
}

function saidMeanwhile({ theirs }: Extract<Changed, { reason: 'conflict' }>): string {
	return `Somebody saved this while you were typing. Now it says “${theirs.alt}”, with the point at ${theirs.focusX} % and ${theirs.focusY} %. What you typed is not saved yet: save again to put it in place of that.`
}
