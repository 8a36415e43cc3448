import { cartDrawings } from '../scale/carts.ts'
import { commercialDrawings } from '../scale/commercial.ts'
import { rolloffDrawings } from '../scale/rolloffs.ts'
import { placeholderDrawings } from '../scenes/placeholders.ts'
import { icon } from '../things/mark.ts'

/** The SVG files the site serves as they are, by their path under `public/`. */
export const smallDrawings = (): Record<string, string> => ({
	'favicon.svg': icon(64, 0.22),
	...placeholderDrawings(),
	...Object.fromEntries(
		Object.entries({ ...cartDrawings(), ...commercialDrawings(), ...rolloffDrawings() }).map(
			([name, svg]) => [`pictures/${name}`, svg],
		),
	),
})
