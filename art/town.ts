import type { Light } from './light.ts'
import type { Random } from './random.ts'

/** A place we serve, as its scenes show it. */
export type Town = {
	slug: string
	/** What stands behind the truck, to end the sentence "… with". */
	behind: string
	lights: { day: Light; night: Light }
	/** Snow on the ground. */
	snowy?: boolean
	/** Everything from the sky down to the road's far edge at y = 660. */
	backdrop: (light: Light, random: Random) => string
}
