import type { Frame } from '#app/pictures/frame.ts'

/**
 * The part of a scene's world that a composition shows, in world units: 0 to 1600 across, the horizon at about y = 556, the ground before
 * the viewer at y = 900 at most.
 */
export type Canvas = { frame: Frame; left: number; top: number; width: number; height: number }

type Shape = Omit<Canvas, 'frame' | 'left'> & {
	/** The range of aspect ratios (width by height) of the boxes that show it. */
	from: number
	to: number
}

export const shapes = {
	standard: { top: 0, width: 1600, height: 900, from: 1.4, to: 2.4 },
	wide: { top: 234, width: 1600, height: 620, from: 2, to: 3.3 },
	upright: { top: -300, width: 1080, height: 1200, from: 0.6, to: 1.65 },
} as const satisfies Record<Frame, Shape>

export const frames = Object.keys(shapes) as Frame[]

/** The canvas of a composition. Only an upright one is narrower than the world; it begins at `uprightFrom`. */
export const canvasOf = (frame: Frame, uprightFrom: number): Canvas => {
	const { top, width, height } = shapes[frame]
	return { frame, left: frame === 'upright' ? uprightFrom : 0, top, width, height }
}

/** The position of the box cropped from a drawing, as in the class of `<Picture>` (`object-position`). */
export const position = { x: 0.6, y: 0.85 } as const

export type Box = { left: number; top: number; right: number; bottom: number }

/** The part of a canvas visible in every box that shows it: nothing important may reach outside. */
export const safeBox = ({ frame, left, top, width, height }: Canvas): Box => {
	const { from, to } = shapes[frame]
	const narrowest = Math.min(width, height * from)
	const lowest = Math.min(height, width / to)
	const [x, y] = [left + (width - narrowest) * position.x, top + (height - lowest) * position.y]
	return { left: x, top: y, right: x + narrowest, bottom: y + lowest }
}
