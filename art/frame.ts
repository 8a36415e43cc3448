import type { Frame } from '#app/pictures/frame.ts'

/**
 * The part of a scene's world that a composition shows, in the world's units: from 0 to 1600 across, the horizon about 556
 * below 0, our feet at 900 at most.
 */
export type Canvas = { frame: Frame; left: number; top: number; width: number; height: number }

type Shape = Omit<Canvas, 'frame' | 'left'> & {
	/** Width by height of the boxes that it is shown in. */
	from: number
	to: number
}

export const shapes = {
	standard: { top: 0, width: 1600, height: 900, from: 1.4, to: 2.4 },
	wide: { top: 234, width: 1600, height: 620, from: 2, to: 3.3 },
	upright: { top: -300, width: 1080, height: 1200, from: 0.6, to: 1.65 },
} as const satisfies Record<Frame, Shape>

export const frames = Object.keys(shapes) as Frame[]

/** The canvas of a composition. Only an upright one is narrower than the world, and begins where its scene says. */
export const canvasOf = (frame: Frame, uprightFrom: number): Canvas => {
	const { top, width, height } = shapes[frame]
	return { frame, left: frame === 'upright' ? uprightFrom : 0, top, width, height }
}

/** Where a box that is cut out of a drawing lies in it, as the class of `<Picture>` says (`object-position`). */
export const position = { x: 0.6, y: 0.85 } as const

export type Box = { left: number; top: number; right: number; bottom: number }

/** What every box that a canvas is shown in has in sight: nothing that matters may reach out of it. */
export const safeBox = ({ frame, left, top, width, height }: Canvas): Box => {
	const { from, to } = shapes[frame]
	const narrowest = Math.min(width, height * from)
	const lowest = Math.min(height, width / to)
	const [x, y] = [left + (width - narrowest) * position.x, top + (height - lowest) * position.y]
	return { left: x, top: y, right: x + narrowest, bottom: y + lowest }
}
