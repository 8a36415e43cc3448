import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import { drawnFolder, shownTownScene } from '#app/scenes/drawn_name.server.ts'
import type { TownService } from '#app/scenes/setting.ts'
import type { PictureSource } from './picture.tsx'
import { drawnPicture } from './picture_source.server.ts'
import { withStored, withAltText } from './stored_picture.server.ts'

type Town = Pick<ResidentialTownRow, 'slug' | 'hero_image_url' | 'hero_alt_text'>

/**
 * A town's picture: the one its row names by a path on this site (`/...`), with the row's alt text, or else the
 * drawn scene with its own. A drawn picture's path is treated as its name, so that it is shown in both color
 * schemes.
 */
export function townPicture(
	service: TownService,
	town: Town,
	{ livery, pictures }: Pick<Snapshot, 'livery' | 'pictures'>,
): PictureSource {
	const { hero_image_url: path, hero_alt_text: alt } = town
	const drawn = drawnPicture(shownTownScene(service, town, livery.towns), livery)
	if (!path?.startsWith('/') || path.startsWith(drawnFolder)) return drawn
	const picture = withStored(drawn, path, pictures)
	return picture.stored ? withAltText(picture, alt) : drawn
}
