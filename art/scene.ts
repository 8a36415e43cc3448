import type { Frame } from '#app/pictures/frame.ts'
import { withTruck } from '#app/scenes/scene_alt.ts'
import { compact } from './compact.ts'
import { el } from './draw.ts'
import type { Canvas } from './frame.ts'
import { canvasOf } from './frame.ts'
import type { Landscape } from './landscape.ts'
import { landscapesByName } from './landscapes/all.ts'
import type { Light } from './light.ts'
import { livery } from './livery.ts'
import type { Random } from './random.ts'
import { randomFrom } from './random.ts'

export type Scene = {
	name: string
	/** The alt text. */
	alt: (land: Landscape) => string
	lights: { day: Light; night: Light }
	/** The x at which the upright composition begins, 0 to 520; by default the middle of the other compositions. */
	uprightFrom?: number
	/** Draws the world, arranged for a canvas; parts beyond its edges may be drawn or left out. */
	draw: (light: Light, random: Random, canvas: Canvas, land: Landscape) => string
}

/** The landscape of the company being drawn. */
const landNow = (): Landscape => landscapesByName[livery.landscape]

export const altOf = (scene: Scene): string => withTruck(scene.alt(landNow()), livery.truckType)

/** Draws a scene on a canvas. The seed is the scene's name, so day and night share their geometry. */
export const drawScene = (scene: Scene, time: 'day' | 'night', canvas: Canvas): string =>
	scene.draw(scene.lights[time], randomFrom(scene.name), canvas, landNow())

/** The canvas of a scene in this composition. */
export const sceneCanvas = ({ uprightFrom = 380 }: Scene, frame: Frame): Canvas =>
	canvasOf(frame, uprightFrom)

/** The scene as an SVG document. */
export const render = (scene: Scene, time: 'day' | 'night', frame: Frame = 'standard'): string => {
	const canvas = sceneCanvas(scene, frame)
	const { left, top, width, height } = canvas
	return compact(
		el(
			'svg',
			{
				xmlns: 'http://www.w3.org/2000/svg',
				viewBox: `${left} ${top} ${width} ${height}`,
				width,
				height,
			},
			drawScene(scene, time, canvas),
		),
	)
}
