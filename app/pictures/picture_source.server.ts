import type { Livery } from '#app/company/livery.ts'
import { offeredScene } from '#app/company/offered_scene.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { drawnName } from '#app/scenes/drawn_name.server.ts'
import type { PictureName } from '#app/scenes/picture_name.ts'
import { sceneAlt } from '#app/scenes/scene_alt.ts'
import type { PictureSource } from './picture.tsx'
import { withStored } from './stored_picture.server.ts'

/** One of the drawn pictures, as `<Picture>` shows it. */
export function drawnPicture(
	name: PictureName,
	livery: Pick<Livery, 'landscape' | 'truckType' | 'towns' | 'services'>,
): PictureSource {
	const shown = offeredScene(name, livery.services)
	return { name: shown, alt: sceneAlt(shown, livery) }
}

/**
 * The picture of a managed section: what its `image_path` names, or the drawn one that belongs there. A path
 * is one of our own (`/…`): the content security policy lets no other site's pictures in.
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
