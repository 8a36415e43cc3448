import { type CommonPicture, pictures } from './manifest.ts'
import type { TownService, TownsInScenes } from './setting.ts'

/** A scene that every company has, or that of one of its towns. */
export type PictureName = CommonPicture | `${TownService}-${string}`

/** Whether a scene of this name is drawn for a company of these towns. */
export function isPicture(name: string, towns: TownsInScenes): name is PictureName {
	return isCommon(name) || Object.hasOwn(towns, name)
}

export function isCommon(name: string): name is CommonPicture {
	return Object.hasOwn(pictures, name)
}
