import { area, points } from '../draw.ts'
import type { Canvas } from '../frame.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import type { Random } from '../random.ts'
import { ranges } from './far_off.ts'
import { hills } from './hills.ts'
import { downTo, ridge, soft } from './ridge.ts'

const meadow = soft(points('-20 652, 420 632, 860 656, 1240 636, 1620 652'))

/** Two ridges and a meadow: nothing that distracts from what stands in front. */
export const foothills = (light: Light, random: Random, canvas: Canvas): string =>
	[
		ranges(
			canvas,
			hills(light, random, {
				id: 'far',
				skyline: ridge(random, points('-20 500, 300 450, 620 500, 980 440, 1300 490, 1620 450'), 0.08),
				floor: 760,
				distance: 0.8,
			}),
			hills(light, random, {
				id: 'middle',
				skyline: ridge(random, points('-20 590, 360 556, 760 600, 1160 560, 1620 596'), 0.06),
				floor: 800,
				distance: 0.66,
			}),
		),
		area(downTo(meadow, 900), afar(light, '#8c9a5a', 0.3)),
	].join('')
