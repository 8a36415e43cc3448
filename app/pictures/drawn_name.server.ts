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

export function isDrawn(name: string): name is PictureName {
	return Object.hasOwn(pictures, name)
}
