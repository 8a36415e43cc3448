import { material } from '../materials.ts'
import type { ContainerLook } from './container.ts'

/** The paint of our containers in the scenes; the size stands on their side. */
export const looks = (yards: number): ContainerLook => ({
	color: yards >= 20 ? material.pine : material.brick,
	ink: material.paper,
	words: `${yards} YARD`,
})
