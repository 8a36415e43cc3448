import type { Livery } from '#app/company/livery.ts'
import { offeredScene } from '#app/company/offered_scene.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { drawnName } from '#app/scenes/drawn_name.server.ts'
import type { PictureName } from '#app/scenes/picture_name.ts'
import { sceneAlt } from '#app/scenes/scene_alt.ts'
import type { PictureSource } from './picture.tsx'
import { withStored } from './stored_picture.server.ts'

/** A drawn picture for `<Picture>`. */
export function drawnPicture(
	name: PictureName,
	livery: Pick<Livery, 'landscape' | 'truckType' | 'towns' | 'services'>,
): PictureSource {
	const shown = offeredScene(name, livery.services)
	return { name: shown, alt: sceneAlt(shown, livery) }
}

/**
 * A managed section's picture: the one named by its `image_path`, or else the drawn default. A path must be on
 * this site (`/...`), because the content security policy blocks other sites' pictures.
 */
export function sectionPicture(
	imagePath: string | null,
	drawn: PictureName,
	{ livery, pictures }: Pick<Snapshot, 'livery' | 'pictures'>,
): PictureSource {
	const name = imagePath === null ? null : drawnName(imagePath, livery.towns)
	if (name) return drawnPicture(name, livery)
	if (imagePath?.startsWith('/')) return withStored(drawnPicture(drawn, livery), imagePath, pictures)
	return drawnPicture(drawn, livery)
}
