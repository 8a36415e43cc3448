import type { Canvas } from './frame.ts'
import type { Season } from './land/season.ts'
import type { Light } from './light.ts'
import type { Random } from './random.ts'

/** A place we serve, as its scenes show it. */
export type Town = {
	slug: string
	/** What it is known by, its water tower with the town's name among it, from the sky down to y = 662; roads, houses and trucks are put before it. */
	backdrop: (light: Light, random: Random, season: Season, canvas: Canvas, name: string) => string
	/** What stands behind a road that crosses the picture, at y = 656. */
	roadside?: (light: Light, random: Random, season: Season) => string
}
