import type { FieldError } from '../content/read_values.server.ts'
import {
	type ContentServices,
	type Doing,
	recordChange,
	type Unavailable,
	writeContent,
} from '../content/write_content.server.ts'
import { type PictureForm, readPictureWords } from './picture_form.server.ts'
import { focusWords } from './picture_page.server.ts'

export type Changed =
	| { ok: true }
	| { ok: false; reason: 'invalid'; errors: FieldError[] }
	| { ok: false; reason: 'gone' }
	/** Somebody saved it since the form was opened; `theirs` is what it says now. */
	| { ok: false; reason: 'conflict'; version: string; theirs: PictureForm }
	| Unavailable

/** Saves a picture's words and its focal point; every page that shows it follows. `version` is its `updated_at`. */
export async function changePicture(
	services: ContentServices,
	{ id, version, form }: { id: string; version: string; form: PictureForm },
	doing: Doing,
): Promise<Changed> {
	const read = readPictureWords(form)
	if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
	return writeContent<Changed>(services, async (trx) => {
		const before = await trx
			.selectFrom('uploaded_pictures')
			.selectAll()
			.where('id', '=', id)
			.executeTakeFirst()
		if (!before) return { ok: false, reason: 'gone' }
		if (before.updated_at !== version)
			return {
				ok: false,
				reason: 'conflict',
				version: before.updated_at,
				theirs: { alt: before.alt, ...focusWords(before) },
			}
		const columns = { ...read.columns, updated_at: doing.now.toISOString() }
		await trx.updateTable('uploaded_pictures').set(columns).where('id', '=', id).execute()
		const change = { table: 'uploaded_pictures', id, action: 'save', before: { ...before } } as const
		await recordChange(trx, { ...change, after: { ...before, ...columns } }, doing)
		return { ok: true }
	})
}
