import type { UploadedPictureRow } from '#db/picture_rows.ts'
import { mergeThreeWays } from '#platform/forms/three_way_merge.server.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { openedRow, type SavedBy } from '../kernel/store/opened_row.server.ts'
import {
	type ContentServices,
	type Actor,
	recordChange,
	type Unavailable,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import { type PictureForm, readPictureText } from './picture_form.server.ts'
import { formatFocus } from './picture_page.server.ts'

export type Changed =
	| { ok: true }
	| { ok: false; reason: 'invalid'; errors: FieldError[] }
	| { ok: false; reason: 'gone' }
	/** Somebody set the same field since the form was opened: `theirs`. `form` can be saved over it, once seen. */
	| {
			ok: false
			reason: 'conflict'
			version: string
			savedBy: SavedBy | null
			form: PictureForm
			theirs: Partial<PictureText>
	  }
	| Unavailable

/** What two people may edit of a picture; the focal point is merged as one field. */
interface PictureText {
	alt: string
	point: { focusX: string; focusY: string }
}

/**
 * Saves a picture's texts and focal point, each unless somebody else changed it meanwhile; every page that shows it
 * follows. `version` is the picture's `updated_at`.
 */
export async function changePicture(
	services: ContentServices,
	{ id, version, form }: { id: string; version: string; form: PictureForm },
	actor: Actor,
): Promise<Changed> {
	const read = readPictureText(form)
	if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
	return writeContent<Changed>(services, async (trx) => {
		const before = await trx
			.selectFrom('uploaded_pictures')
			.selectAll()
			.where('id', '=', id)
			.executeTakeFirst()
		if (!before) return { ok: false, reason: 'gone' }
		const isOpened = (row: Record<string, unknown>) => row['updated_at'] === version
		const { openedWith, savedBy } = await openedRow(trx, { table: 'uploaded_pictures', id }, isOpened)
		const opened = isOpened({ ...before }) ? before : (openedWith as UploadedPictureRow | null)
		const stored = textOf(before)
		const mine = textOf(read.columns)
		const { values, collisions } = mergeThreeWays({ base: opened && textOf(opened), theirs: stored, mine })
		if (collisions.length > 0)
			return {
				ok: false,
				reason: 'conflict',
				version: before.updated_at,
				savedBy,
				form: { alt: values.alt, ...values.point },
				theirs: Object.fromEntries(collisions.map((name) => [name, stored[name]])),
			}
		const { focal_x, focal_y } = values.point === mine.point ? read.columns : before
		const columns = { alt: values.alt, focal_x, focal_y, updated_at: actor.now.toISOString() }
		await trx.updateTable('uploaded_pictures').set(columns).where('id', '=', id).execute()
		const change = { table: 'uploaded_pictures', id, action: 'save', before: { ...before } } as const
		await recordChange(trx, { ...change, after: { ...before, ...columns } }, actor)
		return { ok: true }
	})
}

function textOf(row: Pick<UploadedPictureRow, 'alt' | 'focal_x' | 'focal_y'>): PictureText {
	return { alt: row.alt, point: formatFocus(row) }
}
