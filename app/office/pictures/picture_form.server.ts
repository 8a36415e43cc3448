import { z } from 'zod'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import type { FieldError } from '#platform/forms/field_error.ts'

/** The typed values of a picture: its texts, and its focal point in percent from the left and from the top. */
export interface PictureForm {
	alt: string
	focusX: string
	focusY: string
}

type Words = Pick<UploadedPictureRow, 'alt' | 'focal_x' | 'focal_y'>

const percent = (where: string) =>
	z
		.string()
		.trim()
		.regex(/^(\d{1,2}|100)$/, `The point from the ${where} is a whole number from 0 to 100.`)
		.transform((text) => Number(text) / 100)

const schema = z.object({
	alt: z
		.string()
		.transform((text) => text.replace(/\s+/g, ' ').trim())
		.pipe(
			z
				.string()
				.min(1, 'Say what the picture shows, for those who cannot see it.')
				.max(300, 'Say what the picture shows in 300 letters or fewer.'),
		),
	focusX: percent('left'),
	focusY: percent('top'),
})

/** The columns for a picture's form, or its errors. */
export function readPictureText(
	form: PictureForm,
): { ok: true; columns: Words } | { ok: false; errors: FieldError[] } {
	const parsed = schema.safeParse(form)
	if (parsed.success) {
		const { alt, focusX, focusY } = parsed.data
		return { ok: true, columns: { alt, focal_x: focusX, focal_y: focusY } }
	}
	const errors = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))
	return { ok: false, errors }
}

/** The values of a submitted form; a missing focal point is the center. */
export function pictureFormOf(entries: FormData): PictureForm {
	const text = (name: string, preset: string) => {
		const value = entries.get(name)
		return typeof value === 'string' ? value : preset
	}
	return { alt: text('alt', ''), focusX: text('focusX', '50'), focusY: text('focusY', '50') }
}
