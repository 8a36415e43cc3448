import { type PictureName, pictures } from '#app/pictures/manifest.ts'
import type { PictureSource } from '#app/pictures/picture.tsx'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import type { RolloffTownRow } from '#db/schema.ts'

/**
 * The picture of a town's first screen: one the office has stored, with its own words, or the drawn scene of the
 * town. Addresses under `/pictures/` are our drawings, which are better shown in all their sizes and lights.
 */
export function townPicture({
	slug,
	hero_image_url: url,
	hero_alt_text: alt,
}: RolloffTownRow): PictureSource {
	const name = `roll-off-${slug}`
	const drawn = drawnPicture(isDrawn(name) ? name : 'roll-off')
	const isStored = url !== null && url.startsWith('/') && !url.startsWith('/pictures/')
	return isStored ? { ...drawn, path: url, alt: alt ?? drawn.alt } : drawn
}

function isDrawn(name: string): name is PictureName {
	return Object.hasOwn(pictures, name)
}
