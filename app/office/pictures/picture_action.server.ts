import type { FieldError } from '#platform/forms/field_error.ts'
import { gone } from '../parts/gone.ts'
import { formatSavedBy } from '../kernel/store/format_saved_by.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { changePicture } from './change.server.ts'
import { deletePicture, type Deleted } from './delete_picture.server.ts'
import { type PictureForm, pictureFormOf } from './picture_form.server.ts'
import type { PictureServices } from './upload.server.ts'

/** Why a picture's form is shown again, with everything that was typed. */
export interface PictureRefused {
	message: string | null
	errors: FieldError[]
	form: PictureForm & { version: string }
	/** Values that somebody else saved meanwhile and this form has differently, in words. */
	theirs: { alt?: string; point?: string }
	/** Differs with each response, so that the form is rendered anew. */
	answer: string
}

export type PictureDone = { ok: true; to: string } | { ok: false; status: number; refused: PictureRefused }

/** Handles the form of a picture's page: saves or deletes it. */
export async function pictureAction(
	services: PictureServices,
	id: string,
	entries: FormData,
	actor: Actor,
): Promise<PictureDone> {
	const typed = pictureFormOf(entries)
	const version = String(entries.get('version') ?? '')
	const refuse = (
		status: number,
		message: string | null,
		more: Partial<Pick<PictureRefused, 'errors' | 'theirs'>> & {
			form?: Partial<PictureRefused['form']>
		} = {},
	): PictureDone => ({
		ok: false,
		status,
		refused: {
			message,
			errors: more.errors ?? [],
			theirs: more.theirs ?? {},
			form: { ...typed, version, ...more.form },
			answer: actor.now.toISOString(),
		},
	})
	if (entries.get('intent') === 'delete') {
		const deleted = await deletePicture(services, id, actor)
		// The form has no input to preserve; the page shows what is stored.
		return deleted.ok || deleted.reason === 'gone'
			? { ok: true, to: '/admin/pictures?done=deleted' }
			: refuse(deleted.reason === 'used' ? 409 : 503, whyNotDeleted(deleted))
	}
	const changed = await changePicture(services, { id, version, form: typed }, actor)
	if (changed.ok) return { ok: true, to: `/admin/pictures/${id}?done=saved` }
	if (changed.reason === 'invalid') return refuse(422, null, { errors: changed.errors })
	if (changed.reason === 'gone') {
		const message = 'Somebody deleted this picture while you were typing.'
		throw gone(message, { 'What it shows': typed.alt }, { to: '/admin/pictures', name: 'All pictures' })
	}
	if (changed.reason === 'unavailable') return refuse(503, changed.message)
	const { form, theirs, savedBy } = changed
	const message = `${formatSavedBy(savedBy)} while you were typing, so nothing of yours is saved yet. What they set stands under what you both changed: save again to have yours there.`
	return refuse(409, message, {
		form: { ...form, version: changed.version },
		theirs: {
			...(theirs.alt === undefined ? {} : { alt: theirs.alt }),
			...(theirs.point && {
				point: `${theirs.point.focusX} % from the left, ${theirs.point.focusY} % from the top`,
			}),
		},
	})
}

function whyNotDeleted(deleted: Exclude<Deleted, { ok: true } | { reason: 'gone' }>): string {
	if (deleted.reason === 'unavailable') return deleted.message
	const places = deleted.uses.map(({ title, kind }) => `${title} (${kind})`).join(', ')
	return `It is still used on: ${places}. Choose another picture there first.`
}
