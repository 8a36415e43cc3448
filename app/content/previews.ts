import type { Livery } from '#app/company/livery.ts'
import { type PictureName, pictures } from '#app/scenes/manifest.ts'

/** What a social site shows of a page (MD-01): `/pictures/<name>-1200x630.jpg`, a scene with the title on a sign. */
export interface Preview {
	name: string
	scene: PictureName
	title: string
	/** The one container that the scene is to show, for the page of a size. */
	only?: Partial<Pick<Livery, 'rolloffs' | 'dumpsters'>>
}

/** The scene of this name, or the one that all pages of its kind share: a town that the office added has none yet. */
export function sceneOr(name: string, shared: PictureName): PictureName {
	return isDrawn(name) ? name : shared
}

function isDrawn(name: string): name is PictureName {
	return Object.hasOwn(pictures, name)
}
