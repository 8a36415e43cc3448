import type { Canvas } from '../frame.ts'
import { inSky } from '../land/far_off.ts'
import { placed, points, shape } from '../draw.ts'

/** A skein of geese heading for the lakes, its leader at (1240, 178). */
export const geese = (canvas: Canvas, color: string): string => {
	const at = points('0 0, -20 9, -41 17, -60 27, 17 13, 31 25, 47 36')
	return placed(
		1240,
		inSky(canvas, 178),
		1,
		...at.map(([x, y]) =>
			shape(
				`M${x - 7} ${y - 3}Q${x - 3} ${y - 4} ${x} ${y}Q${x + 3} ${y - 4} ${x + 7} ${y - 3}Q${x + 3} ${y - 2} ${x} ${y + 2.2}Q${x - 3} ${y - 2} ${x - 7} ${y - 3}Z`,
				color,
			),
		),
	)
}
