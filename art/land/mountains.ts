import { group, points } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Canvas } from '../frame.ts'
import type { Light } from '../light.ts'
import { randomFrom } from '../random.ts'
import { ranges } from './far_off.ts'
import { plain } from './fields.ts'
import { hills } from './hills.ts'
import { mountain } from './mountain.ts'
import { toothedRockAt, highPeakAt } from './peaks.ts'
import { ridge } from './ridge.ts'

/** The peak's x before the view is shifted. */
const home = 800

/**
 * The view west from the plains, for scenes about something else: a high peak left of a toothed rock, and the plain down to y = 664. It has
 * its own seed, so that it is the same view everywhere.
 */
export const mountainRange = (light: Light, canvas: Canvas, peakX: number): string => {
	const random = randomFrom('b')
	const range: Point[] = [
		...points(
			`-1100 420, -960 402, -820 424, -700 400, -560 424, -420 398, -280 422, -140 396, 0 424,
				140 400, 280 426, 420 402, 550 420`,
		),
		...highPeakAt(home, 500, 190, 170).filter(([x]) => x > 590 && x < 1000),
		...points(
			`1080 426, 1180 402, 1290 424, 1420 398, 1560 420, 1700 404, 1900 424, 2060 400, 2240 420,
				2400 404`,
		),
	]
	const rock: Point[] = [
		...points('-1100 470, -760 484, -420 466, -160 488, 120 468, 380 490, 640 470, 780 486'),
		...toothedRockAt(home + 390, 500, 84).filter(([x]) => x > 900),
		...points('1560 486, 1900 470, 2400 484'),
	]
	const front: Point[] = [
		-1220, -960, -700, -440, -180, 80, 340, 600, 860, 1120, 1380, 1640, 1900, 2160, 2420,
	].map((x, index) => [x, index % 2 === 0 ? 524 : 507])
	// Roughened before it is clipped, so that the range is the same in every scene.
	const [left, right] = [home - peakX - 60, home - peakX + 1660]
	const inSight = (skyline: readonly Point[]) => skyline.filter(([x]) => x > left && x < right)
	const skylines = [ridge(random, range, 0.18, 11), ridge(random, rock, 0.09, 10), ridge(random, front, 0.06)]
	const [far = [], middle = [], near = []] = skylines.map(inSight)
	const view = [
		mountain(light, random, { id: 'range', skyline: far, floor: 560, snowline: 384, distance: 0.2 }),
		hills(light, random, { id: 'rock', skyline: middle, floor: 600, distance: 0.52 }),
		hills(light, random, { id: 'front', skyline: near, floor: 610, distance: 0.32, pines: 9 }),
	]
	return (
		group({ transform: `translate(${peakX - home} 0)` }, ranges(canvas, ...view)) +
		plain(light, random, 1600, 562, 664)
	)
}
