import { cartDrawings } from './carts.ts'
import { commercialDrawings } from './commercial.ts'
import { rolloffDrawings } from './rolloffs.ts'

/** The drawings to scale by their file names. They show sizes, which never change while the site runs. */
export const scaleDrawings = (): Record<string, string> => ({
	...cartDrawings(),
	...commercialDrawings(),
	...rolloffDrawings(),
})
