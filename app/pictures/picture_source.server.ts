import type { Listing } from '#app/content/listing.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import { drawnName } from '#app/scenes/drawn_name.server.ts'
import { type PictureName, pictures } from '#app/scenes/manifest.ts'
import type { PictureSource } from './picture.tsx'
import { withStored } from './stored_picture.server.ts'

/** One of the drawn pictures, as `<Picture>` shows it. */
export function drawnPicture(name: PictureName): PictureSource {
	return { name, alt: pictures[name] }
}

/**
 * The picture of a managed section: what its `image_path` names, or the drawn one that belongs there. A path
 * is one of our own (`/…`): the content security policy lets no other site's pictures in.
 */
export function sectionPicture(
	imagePath: string | null,
	drawn: PictureName,
	uploads: Listing<UploadedPictureRow>,
): PictureSource {
	const name = imagePath === null ? null : drawnName(imagePath)
	if (name) return drawnPicture(name)
	if (imagePath?.startsWith('/')) return withStored(drawnPicture(drawn), imagePath, uploads)
	return drawnPicture(drawn)
}
