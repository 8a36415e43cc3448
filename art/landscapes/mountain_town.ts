import { placed, points } from '../draw.ts'
import type { Point } from '../draw.ts'
import { ranges } from '../land/far_off.ts'
import { field, plain } from '../land/fields.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { longRangeAt } from '../land/peaks.ts'
import { ridge, soft } from '../land/ridge.ts'
import { leavesAfar } from '../land/season.ts'
import { cottonwoods } from '../land/trees.ts'
import { between } from '../random.ts'
import { barn, farmhouse } from '../things/farm.ts'
import type { Sight } from './layers.ts'

/** A range behind a town without a specially drawn view: its summits are where no truck hides them. */
export const rangeOf = ({ light, random, canvas, at, kind, season }: Sight): string => {
	const low = Array.from({ length: 15 }, (_, index): Point => [
		-60 + index * 124,
		index % 2 === 0 ? 446 : 446 - between(random, 16, 44),
	])
	const tall = 120 + (kind % 4) * 22
	const range = [
		...low.filter(([x]) => x < at - tall * 1.7),
		...longRangeAt(at, 484, tall, tall * between(random, 1, 1.4)).filter(
			([x]) => Math.abs(x - at) < tall * 1.6,
		),
		...low.filter(([x]) => x > at + tall * 1.7),
	]
	const front = Array.from({ length: 9 }, (_, index): Point => [
		-60 + index * 220,
		(index % 2 === 0 ? 522 : 504) + between(random, -6, 6),
	])
	return ranges(
		canvas,
		mountain(light, random, {
			id: 'range',
			skyline: ridge(random, range, 0.17, 11),
			floor: 560,
			snowline: season.isSnowy ? 430 : 390,
			distance: 0.2,
		}),
		hills(light, random, {
			id: 'back',
			skyline: ridge(
				random,
				points('-20 480, 240 462, 520 482, 800 460, 1080 480, 1360 458, 1620 476'),
				0.08,
			),
			floor: 590,
			distance: 0.52,
		}),
		hills(light, random, {
			id: 'front',
			skyline: ridge(random, front, 0.06),
			floor: 606,
			distance: 0.32,
			pines: 9,
		}),
	)
}

export const fieldsOf = ({ light, random, at, season, kind, isHidden }: Sight): string => {
	const leaves = leavesAfar(light, season)
	const farm = at > 800 ? at - between(random, 560, 680) : at + between(random, 440, 560)
	return [
		plain(light, random, 1600, 558, 662, season.plain),
		cottonwoods(random, -20, 1640, 586, 32, ...leaves(0.32)),
		isHidden
			? ''
			: placed(farm, 606, 1.9, kind % 2 === 0 ? barn(light, 0.14) : farmhouse(light, 0.14)) +
				cottonwoods(random, farm + 84, farm + 180, 608, 42, ...leaves(0.16)),
		field(
			'crop',
			light,
			soft(points('-20 608, 400 600, 900 610, 1620 602')),
			662,
			400 + ((kind * 131) % 800),
			season.crop,
		),
	].join('')
}
