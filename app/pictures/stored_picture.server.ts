import type { Listing } from '#app/content/listing.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import focusCss from './focus.css?url'
import { type PictureSource, type StoredPicture, drawnSize } from './picture.tsx'
import {
	type UploadedFormat,
	uploadedId,
	uploadedName,
	uploadedPath,
	uploadsFolder,
} from './uploaded_name.ts'

const focusSheet = { rel: 'stylesheet', href: focusCss, precedence: 'focus' } as const

/**
 * A drawn picture with the stored one at `path` (on this site: `/...`) to replace it. An uploaded one has all
 * its sizes and its own description; if it was deleted, only the drawn one remains.
 */
export function withStored(
	drawn: PictureSource,
	path: string,
	uploads: Listing<UploadedPictureRow>,
): PictureSource {
	const id = uploadedId(path)
	const { alt } = drawn
	const plain = { ...drawn, stored: { img: { src: path, srcSet: path, alt, ...drawnSize } } }
	if (id === null || !uploads.ok) return plain
	const row = uploads.rows.find((one) => one.id === id)
	return row ? { ...drawn, stored: storedPicture(row) } : drawn
}

/** The picture with this alt text, if there is any. */
export function withAltText(picture: PictureSource, words: string | null): PictureSource {
	const alt = words?.trim()
	if (!alt) return picture
	return {
		...picture,
		alt,
		...(picture.stored ? { stored: { ...picture.stored, img: { ...picture.stored.img, alt } } } : {}),
	}
}

function storedPicture(row: UploadedPictureRow): StoredPicture {
	const width = Math.max(...row.widths)
	const focus = focusClass(row)
	const img = {
		src: uploadedPath(row),
		srcSet: srcSet(row, 'webp'),
		alt: row.alt,
		width,
		height: Math.max(1, Math.round((row.height * width) / row.width)),
	}
	return {
		img,
		...(row.is_avif_ready ? { avif: srcSet(row, 'avif') } : {}),
		...(focus ? { focus, focusSheet } : {}),
	}
}

function srcSet({ id, widths }: UploadedPictureRow, format: UploadedFormat): string {
	return widths.map((width) => `${uploadsFolder}${uploadedName(id, width, format)} ${width}w`).join(', ')
}

/**
 * The classes of `focus.css` for the focal point, rounded to tenths; null for the center, which is the
 * browsers' default.
 */
function focusClass({ focal_x, focal_y }: Pick<UploadedPictureRow, 'focal_x' | 'focal_y'>): string | null {
	const [x, y] = [focal_x, focal_y].map((part) => Math.round(part * 10) * 10)
	return x === 50 && y === 50 ? null : `focus-x-${x} focus-y-${y}`
}
