import type { LandscapeName } from '#app/scenes/setting.ts'
import type { Landscape } from '../landscape.ts'
import { mountains } from './mountains.ts'

export const landscapesByName: Readonly<Record<LandscapeName, Landscape>> = {
	mountains,
	plains: mountains,
	woods: mountains,
	coast: mountains,
	desert: mountains,
	city: mountains,
}
