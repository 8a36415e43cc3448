import { compact } from './compact.ts'
import { el } from './draw.ts'
import type { Light } from './light.ts'
import type { Random } from './random.ts'
import { randomFrom } from './random.ts'

/** Every scene is drawn on this canvas and cut out of it by the pages (about 21:9 wide, 4:3 or 3:4 on a phone). */
export const canvas = { width: 1600, height: 900 } as const

export type Scene = {
	name: string
	/** What is seen, for people who don't see it. */
	alt: string
	lights: { day: Light; night: Light }
	draw: (light: Light, random: Random) => string
}

/** The scene as an SVG document. The seed is its name, so day and night share one geometry. */
export const render = (scene: Scene, time: 'day' | 'night'): string => {
	const { width, height } = canvas
	return compact(
		el(
			'svg',
			{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
			scene.draw(scene.lights[time], randomFrom(scene.name)),
		),
	)
}
