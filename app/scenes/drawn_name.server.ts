import { isPicture, type PictureName } from './picture_name.ts'
import type { TownService, TownsInScenes } from './setting.ts'

/** The folder of the drawn pictures. It contains only those on their list. */
export const drawnFolder = '/pictures/'

/**
 * The drawn picture that content refers to by name or path: `/pictures/home.svg`, or `/pictures/home-1280.webp`
 * from the time when pictures had several widths. Null if there is none.
 */
export function drawnName(path: string, towns: TownsInScenes): PictureName | null {
	const file = path.startsWith(drawnFolder) ? path.slice(drawnFolder.length) : path
	const name = file.replace(/(?:-\d+)?\.\w+$/, '')
	return isPicture(name, towns) ? name : null
}

export interface TownPicture {
	slug: string
	/** A path of ours, or what staff entered otherwise. */
	hero_image_url: string | null
}

/** The scene drawn for a town, or the service's general scene if the town has none. */
export function townScene(service: TownService, slug: string, towns: TownsInScenes): PictureName {
	const name = `${service}-${slug}` as const
	return isPicture(name, towns) ? name : service
}

/** A town's scene: the one it shows, or the fallback for its uploaded picture. */
export function shownTownScene(
	service: TownService,
	{ slug, hero_image_url: path }: TownPicture,
	towns: TownsInScenes,
): PictureName {
	const named = path?.startsWith(drawnFolder) ? drawnName(path, towns) : null
	return named ?? townScene(service, slug, towns)
}
