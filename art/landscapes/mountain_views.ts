import { placed, points } from '../draw.ts'
import type { Point } from '../draw.ts'
import { field, plain, stubble, wheat } from '../land/fields.ts'
import { ranges } from '../land/far_off.ts'
import { foothills } from '../land/foothills.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { mountainRange } from '../land/mountains.ts'
import { toothedRockAt, highPeakAt } from '../land/peaks.ts'
import { ridge, soft } from '../land/ridge.ts'
import { seasons } from '../land/season.ts'
import { cottonwoods } from '../land/trees.ts'
import {
	underButtes,
	underFoothills,
	underHogbacks,
	underToothedRock,
	underLongRange,
} from '../land/views.ts'
import type { Look, View, ViewName } from '../landscape.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import { barn } from '../things/farm.ts'

/** A high peak and a toothed rock above the wheat. */
const overTheWheat = ({ light, random, canvas }: Look): string => {
	const divide: Point[] = [
		...points(
			`-20 436, 60 414, 120 392, 175 412, 250 430, 310 404, 365 380, 420 402, 480 420, 530 398,
				575 376, 640 388, 690 362`,
		),
		...highPeakAt(1010, 470, 250).filter(([x]) => x > 730 && x < 1290),
		...points('1330 388, 1380 350, 1425 368, 1480 336, 1530 356, 1575 330, 1625 350'),
	]
	const lowSummits: Point[] = points(
		`-20 470, 140 462, 300 470, 420 448, 520 456, 640 432, 700 414, 745 428, 800 420, 880 446,
			980 440, 1080 462, 1200 452, 1330 470, 1620 470`,
	)
	return [
		ranges(
			canvas,
			mountain(light, random, {
				id: 'divide',
				skyline: ridge(random, divide, 0.22, 11),
				floor: 545,
				snowline: 330,
				distance: light.night ? 0 : 0.08,
			}),
			hills(light, random, {
				id: 'low',
				skyline: ridge(random, lowSummits, 0.14),
				floor: 570,
				distance: 0.68,
			}),
			hills(light, random, {
				id: 'rock',
				skyline: ridge(
					random,
					[
						...points('-20 492, 130 470, 330 496, 560 480, 800 504, 1000 490'),
						...toothedRockAt(1400, 500, 96).filter(([x]) => x > 1090 && x < 1590),
						[1625, 482],
					] as Point[],
					0.09,
				),
				floor: 590,
				distance: 0.48,
			}),
			hills(light, random, {
				id: 'front',
				skyline: ridge(
					random,
					points('-20 524, 180 510, 360 530, 560 516, 760 540, 960 524, 1180 542, 1400 524, 1620 538'),
					0.06,
				),
				floor: 600,
				distance: 0.26,
				pines: 13,
			}),
		),
		plain(light, random, 1600, 558, 640),
		cottonwoods(
			random,
			60,
			260,
			574,
			24,
			afar(light, material.forest, 0.3),
			afar(light, material.grass, 0.25),
		),
		placed(330, 592, 1.6, barn(light, 0.16)),
		cottonwoods(
			random,
			402,
			480,
			592,
			36,
			afar(light, material.forest, 0.22),
			afar(light, material.grass, 0.16),
		),
		cottonwoods(
			random,
			1290,
			1480,
			578,
			26,
			afar(light, material.forest, 0.3),
			afar(light, material.grass, 0.25),
		),
		field('wheat', light, soft(points('-20 604, 300 592, 700 606, 1100 594, 1620 606')), 662, 760, wheat),
	].join('')
}

const springFields = ({ light }: Look): string =>
	field('young', light, soft(points('-20 600, 380 590, 900 602, 1620 592')), 690, 700, seasons.spring.crop)

const stubbleField = ({ light }: Look): string =>
	field('stubble', light, soft(points('-20 604, 420 592, 900 604, 1620 594')), 662, 900, stubble)

/** The backgrounds of scenes without a town, each seen from another place. */
export const mountainViews: Record<ViewName, (look: Look, view: View) => string> = {
	home: overTheWheat,
	residential: ({ light, canvas }, { at }) => mountainRange(light, canvas, at),
	commercial: ({ light, canvas }) => underFoothills(light, canvas),
	help: ({ light, canvas }) => underFoothills(light, canvas),
	'roll-off': ({ light, canvas }) => underHogbacks(light, canvas),
	hoa: ({ light, canvas }, { at }) => underToothedRock(light, canvas, at),
	contact: ({ light, canvas }, { at }) => underToothedRock(light, canvas, at),
	about: ({ light, canvas }, { at }) => underLongRange(light, canvas, at),
	billing: (look, { at }) => underLongRange(look.light, look.canvas, at) + springFields(look),
	'not-found': (look, { at }) => underButtes(look.light, look.canvas, at) + stubbleField(look),
	calm: ({ light, random, canvas }) => foothills(light, random, canvas),
}
