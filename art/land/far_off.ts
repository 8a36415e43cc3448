import { group, round } from '../draw.ts'
import type { Canvas } from '../frame.ts'

const horizon = 556

/** The y on this canvas of something in the sky, scaled so that it keeps its relative height above the land. */
export const inSky = ({ top }: Canvas, y: number): number =>
	top === 0 ? y : Math.round(horizon - ((horizon - y) * (horizon - top)) / horizon)

/** The vertical scale of mountains above the horizon, so that a low picture still shows their summits and a high one more than sky. */
const rise = { standard: 1, wide: 0.76, upright: 1.25 } as const

/** Scales mountains and hills to suit the canvas. */
export const ranges = ({ frame }: Canvas, ...drawings: string[]): string => {
	const scale = rise[frame]
	if (scale === 1) return drawings.join('')
	return group(
		{ transform: `translate(0 ${round(horizon * (1 - scale), 1)}) scale(1 ${scale})` },
		...drawings,
	)
}
