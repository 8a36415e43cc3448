import type { Listing } from '#app/content/listing.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import { drawnFolder, drawnName, isDrawn } from './drawn_name.server.ts'
import type { PictureName } from './manifest.ts'
import type { PictureSource } from './picture.tsx'
import { drawnPicture } from './picture_source.server.ts'
import { withStored, withAltText } from './stored_picture.server.ts'

/** The services whose towns have a scene each. */
type TownService = 'residential' | 'roll-off'
type Town = Pick<ResidentialTownRow, 'slug' | 'hero_image_url' | 'hero_alt_text'>

/** The scene drawn for a town, or that of all the service's pages where there is none. */
export function townScene(service: TownService, slug: string): PictureName {
	const name = `${service}-${slug}`
	return isDrawn(name) ? name : service
}

/**
 * A town's picture: the one its row names by a path of ours (`/…`), with the row's words for it, else the drawn
 * scene. A drawn picture's path counts as its name, so that it comes in either scheme.
 */
export function townPicture(
	service: TownService,
	{ slug, hero_image_url: path, hero_alt_text: alt }: Town,
	uploads: Listing<UploadedPictureRow>,
): PictureSource {
	const drawn = drawnPicture(townScene(service, slug))
	if (!path?.startsWith('/')) return drawn
	if (!path.startsWith(drawnFolder)) {
		const picture = withStored(drawn, path, uploads)
		return picture.stored ? withAltText(picture, alt) : drawn
	}
	const name = drawnName(path)
	return name ? withAltText(drawnPicture(name), alt) : drawn
}
