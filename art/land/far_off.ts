import { group, round } from '../draw.ts'
import type { Canvas } from '../frame.ts'

const horizon = 556

/** Where something in the sky is on this canvas: what is high above the land on the standard one is so on each. */
export const inSky = ({ top }: Canvas, y: number): number =>
	top === 0 ? y : Math.round(horizon - ((horizon - y) * (horizon - top)) / horizon)

/** How high mountains rise over the horizon, so that a low picture has their summits and a high one more than sky. */
const rise = { standard: 1, wide: 0.76, upright: 1.25 } as const

/** Mountains and hills, as high as suits the canvas. */
export const ranges = ({ frame }: Canvas, ...drawings: string[]): string => {
	const scale = rise[frame]
	if (scale === 1) return drawings.join('')
	return group(
		{ transform: `translate(0 ${round(horizon * (1 - scale), 1)}) scale(1 ${scale})` },
		...drawings,
	)
}
