import { type PictureName, pictures } from './manifest.ts'

/** The folder of the drawn pictures: what is not in their list is not there. */
export const drawnFolder = '/pictures/'

/**
 * The drawn picture that content names, by its name or by a path: `/pictures/home.svg`, or as they were while they had
 * several widths, `/pictures/home-1280.webp`. Null where it names none.
 */
export function drawnName(path: string): PictureName | null {
	const file = path.startsWith(drawnFolder) ? path.slice(drawnFolder.length) : path
	const name = file.replace(/(?:-\d+)?\.\w+$/, '')
	return isDrawn(name) ? name : null
}

/** The services whose towns have a scene each. */
export type TownService = 'residential' | 'roll-off'
export interface TownPicture {
	slug: string
	/** A path of ours, or what staff entered otherwise. */
	hero_image_url: string | null
}

/** The scene drawn for a town, or that of all the service's pages where there is none. */
export function townScene(service: TownService, slug: string): PictureName {
	const name = `${service}-${slug}`
	return isDrawn(name) ? name : service
}

/** The scene that a town shows, or would show while its uploaded picture cannot be loaded. */
export function shownTownScene(
	service: TownService,
	{ slug, hero_image_url: path }: TownPicture,
): PictureName {
	const named = path?.startsWith(drawnFolder) ? drawnName(path) : null
	return named ?? townScene(service, slug)
}

export function isDrawn(name: string): name is PictureName {
	return Object.hasOwn(pictures, name)
}
