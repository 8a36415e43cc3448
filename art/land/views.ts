import { points } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Canvas } from '../frame.ts'
import type { Light } from '../light.ts'
import { randomFrom } from '../random.ts'
import { crown } from './crown.ts'
import { ranges } from './far_off.ts'
import { plain } from './fields.ts'
import { hills } from './hills.ts'
import { hogbacks } from './hogback.ts'
import { mountain } from './mountain.ts'
import { toothedRockAt, longRangeAt } from './peaks.ts'
import { ridge } from './ridge.ts'

// Backgrounds for scenes about something else, each seen from another place, down to y = 664.

const wooded = points(
	'-1640 524, -1380 507, -1120 526, -860 506, -600 524, -340 507, -80 526, 180 508, 440 524, 700 506, 960 525, 1220 508, 1480 524, 1640 512',
)

const inSight = (skyline: readonly Point[]): Point[] => skyline.filter(([x]) => x > -60 && x < 1660)
const movedBy = (dx: number, through: readonly Point[]): Point[] => through.map(([x, y]) => [x + dx, y])

/** A nearby toothed rock with its notch at `x`. */
export const underToothedRock = (light: Light, canvas: Canvas, x: number): string => {
	const random = randomFrom('horsetooth')
	const rock = toothedRockAt(x, 500, 132, 104)
	const far = ridge(
		random,
		points('-40 452, 180 430, 400 448, 640 424, 860 446, 1080 420, 1320 444, 1640 424'),
		0.14,
	)
	const back: Point[] = [
		...points('-400 484, -160 470, 60 482, 300 468, 540 480, 800 466').filter((point) => point[0] < x - 330),
		...rock.filter(([px]) => Math.abs(px - x) < 320),
		...points('900 486, 1200 474, 1500 484, 1800 476, 2200 486').filter((point) => point[0] > x + 330),
	]
	return (
		ranges(
			canvas,
			mountain(light, random, { id: 'far', skyline: far, floor: 560, distance: 0.46 }),
			hills(light, random, {
				id: 'rock',
				skyline: ridge(random, back, 0.09, 10),
				floor: 600,
				distance: 0.44,
			}),
			crown(light, random, rock, 412, 0.24),
			front(light, random, 60),
		) + plain(light, random, 1600, 562, 664)
	)
}

/** A long snowy range with its highest summit at `x`. */
export const underLongRange = (light: Light, canvas: Canvas, x: number): string => {
	const random = randomFrom('mummies')
	const range: Point[] = [
		...movedBy(
			x,
			points('-1700 446, -1500 424, -1320 440, -1140 416, -960 436, -780 412, -600 430, -470 414'),
		),
		...longRangeAt(x, 470, 132, 176).filter(([px]) => px > x - 400 && px < x + 430),
		...movedBy(x, points('500 416, 640 432, 800 410, 980 430, 1180 414, 1400 434')),
	]
	const low = points('-40 478, 220 462, 480 480, 740 458, 1000 478, 1280 456, 1640 474')
	return (
		ranges(
			canvas,
			mountain(light, random, {
				id: 'range',
				skyline: inSight(ridge(random, range, 0.14, 11)),
				floor: 560,
				snowline: 376,
				distance: 0.24,
			}),
			hills(light, random, { id: 'low', skyline: ridge(random, low, 0.08), floor: 600, distance: 0.54 }),
			front(light, random, 210),
		) + plain(light, random, 1600, 562, 664)
	)
}

/** Wooded hills without a summit, from a town close below them. */
export const underFoothills = (light: Light, canvas: Canvas): string => {
	const random = randomFrom('foothills')
	const far = points('-40 430, 160 400, 360 424, 600 384, 820 410, 1060 376, 1300 404, 1480 380, 1640 398')
	const middle = points('-40 470, 220 446, 460 476, 720 440, 980 468, 1240 436, 1640 466')
	return (
		ranges(
			canvas,
			hills(light, random, { id: 'far', skyline: ridge(random, far, 0.1), floor: 570, distance: 0.66 }),
			hills(light, random, {
				id: 'middle',
				skyline: ridge(random, middle, 0.08),
				floor: 600,
				distance: 0.48,
				pines: 7,
			}),
			front(light, random, 0),
		) + plain(light, random, 1600, 562, 664)
	)
}

/** The red hogbacks between the plains and the hills. */
export const underHogbacks = (light: Light, canvas: Canvas): string => {
	const random = randomFrom('hogbacks')
	const far = points('-40 436, 200 410, 420 430, 660 398, 900 424, 1140 392, 1380 418, 1640 394')
	const low = points('-40 476, 260 456, 540 478, 820 448, 1100 472, 1380 446, 1640 468')
	return (
		ranges(
			canvas,
			mountain(light, random, { id: 'far', skyline: ridge(random, far, 0.16), floor: 560, distance: 0.44 }),
			hills(light, random, {
				id: 'low',
				skyline: ridge(random, low, 0.07),
				floor: 600,
				distance: 0.46,
				pines: 8,
			}),
			hogbacks(
				light,
				random,
				[
					[-140, 596, 560, 74],
					[1290, 598, 460, 76],
					[190, 598, 440, 96],
					[470, 600, 520, 128],
				],
				0.2,
			),
		) + plain(light, random, 1600, 584, 664)
	)
}

/** The grasslands in the east of the county with two buttes of pale clay, the higher one at `x`. */
export const underButtes = (light: Light, canvas: Canvas, x: number): string => {
	const random = randomFrom('buttes')
	const swell = points('-40 538, 240 530, 520 540, 820 528, 1100 538, 1380 530, 1640 540')
	const butte = (at: number, half: number, tall: number) => {
		const outline = points(
			'-2.4 0, -1.5 0.22, -1.06 0.44, -1 0.92, -0.8 1, 0.7 0.97, 0.92 0.9, 1 0.42, 1.6 0.2, 2.5 0',
		)
		return ridge(
			random,
			outline.map(([dx, dy]): Point => [at + dx * half, 544 - dy * tall]),
			0.07,
			12,
		)
	}
	return (
		ranges(
			canvas,
			...[butte(x + 236, 46, 58), butte(x, 92, 86)].map((skyline, index) =>
				mountain(light, random, { id: `butte-${index}`, skyline, floor: 566, distance: 0.3 - index * 0.1 }),
			),
			hills(light, random, {
				id: 'swell',
				skyline: ridge(random, swell, 0.03),
				floor: 600,
				distance: 0.42,
				cover: '#a99c62',
			}),
		) + plain(light, random, 1600, 562, 664, ['#c9b06a', '#b79a55', '#a89850', '#d8c489', '#9c8a4c'])
	)
}

const front = (light: Light, random: () => number, dx: number): string =>
	hills(light, random, {
		id: 'front',
		skyline: inSight(ridge(random, movedBy(dx, wooded), 0.06)),
		floor: 610,
		distance: 0.32,
		pines: 9,
	})
