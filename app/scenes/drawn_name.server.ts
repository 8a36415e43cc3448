import { isPicture, type PictureName } from './picture_name.ts'
import type { TownService, TownsInScenes } from './setting.ts'

/** The folder of the drawn pictures: what is not in their list is not there. */
export const drawnFolder = '/pictures/'

/**
 * The drawn picture that content names, by its name or by a path: `/pictures/home.svg`, or as they were while they had
 * several widths, `/pictures/home-1280.webp`. Null where it names none.
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

/** The scene drawn for a town, or that of all the service's pages where the town is not shown. */
export function townScene(service: TownService, slug: string, towns: TownsInScenes): PictureName {
	const name = `${service}-${slug}` as const
	return isPicture(name, towns) ? name : service
}

/** The scene that a town shows, or would show while its uploaded picture cannot be loaded. */
export function shownTownScene(
	service: TownService,
	{ slug, hero_image_url: path }: TownPicture,
	towns: TownsInScenes,
): PictureName {
	const named = path?.startsWith(drawnFolder) ? drawnName(path, towns) : null
	return named ?? townScene(service, slug, towns)
}
