import { points } from '../draw.ts'
import type { Point } from '../draw.ts'

/** A mountain's outline relative to its summit: x from the summit, y above the foot; 1 is the mountain's height. */
type Outline = readonly Point[]

/** A high peak seen from the plains: a lower summit on the left, the flat one on the right, followed by a gap. */
const highPeak: Outline = points(
	`-1.95 0.2, -1.5 0.34, -1.2 0.5, -0.98 0.62, -0.74 0.74, -0.56 0.86, -0.46 0.885,
		-0.36 0.86, -0.24 0.765, -0.17 0.74, -0.1 0.86, -0.05 0.97, 0 1, 0.09 0.995, 0.14 0.95,
		0.22 0.82, 0.27 0.765, 0.32 0.785, 0.4 0.72, 0.46 0.745, 0.62 0.56, 0.85 0.44, 1.15 0.3,
		1.6 0.2`,
)

/** A toothed rock: the blunt crown with its notch, on a long wooded back. */
const toothedRock: Outline = points(
	`-3.4 0, -2.3 0.3, -1.4 0.5, -0.95 0.62, -0.82 0.82, -0.62 0.94, -0.3 0.97, -0.16 1,
		-0.1 0.84, 0 0.72, 0.1 0.79, 0.15 0.93, 0.34 0.95, 0.42 0.88, 0.47 0.92, 0.62 0.86,
		0.76 0.66, 1.3 0.5, 2.2 0.28, 3.2 0`,
)

/** A long range: four summits, none of them sharp. */
const longRange: Outline = points(
	`-2 0.2, -1.66 0.4, -1.36 0.56, -1.14 0.76, -1 0.8, -0.86 0.72, -0.68 0.62, -0.48 0.74, -0.26 0.92,
		-0.08 0.99, 0 1, 0.12 0.93, 0.26 0.74, 0.38 0.7, 0.54 0.84, 0.68 0.94, 0.8 0.95, 0.9 0.85,
		1.02 0.68, 1.2 0.76, 1.36 0.82, 1.5 0.74, 1.72 0.52, 2 0.36, 2.3 0.2`,
)

const stand =
	(outline: Outline) =>
	(x: number, foot: number, height: number, breadth = height): Point[] =>
		outline.map(([dx, dy]) => [x + dx * breadth, foot - dy * height])

/** The high peak with its summit at `x`, rising `height` above `foot`; `breadth` stretches it sideways. */
export const highPeakAt = stand(highPeak)
/** The toothed rock with its notch at `x`. */
export const toothedRockAt = stand(toothedRock)
/** The long range: four broad summits side by side, the highest at `x`. */
export const longRangeAt = stand(longRange)
