import type { LandscapeName } from '#app/scenes/setting.ts'
import type { Landscape } from '../landscape.ts'
import { city } from './city.ts'
import { coast } from './coast.ts'
import { desert } from './desert.ts'
import { mountains } from './mountains.ts'
import { plains } from './plains.ts'
import { woods } from './woods.ts'

export const landscapesByName: Readonly<Record<LandscapeName, Landscape>> = {
	mountains,
	plains,
	woods,
	coast,
	desert,
	city,
}
