import { z } from 'zod'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import type { FieldError } from '#platform/forms/field_error.ts'

/** What is typed about a picture: its words, and its focal point in percent from the left and from the top. */
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

/** The columns that a form of a picture sets, or what is wrong with it. */
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

/** The same from a form that was sent; the middle where it says nothing. */
export function pictureFormOf(entries: FormData): PictureForm {
	const text = (name: string, preset: string) => {
		const value = entries.get(name)
		return typeof value === 'string' ? value : preset
	}
	return { alt: text('alt', ''), focusX: text('focusX', '50'), focusY: text('focusY', '50') }
}
