import { mix } from '../color.ts'
import { area, el, line, verticalGradient } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import type { Random } from '../random.ts'
import { downTo } from './ridge.ts'
import { gullies } from './rock.ts'
import { treeline } from './trees.ts'

type Hills = {
	id: string
	skyline: readonly Point[]
	floor: number
	distance: number
	/** Height of the pines along the crest; 0 for bare hills. */
	pines?: number
	cover?: string
}

/** Wooded foothills with folds, fading into the haze at their foot. */
export const hills = (light: Light, random: Random, range: Hills): string => {
	const { id, skyline, floor, distance } = range
	const top = Math.min(...skyline.map((point) => point[1]))
	const color = afar(light, range.cover ?? material.forest, distance)
	const fold = mix(color, afar(light, material.forestDeep, distance), 0.55)
	const folds = gullies(random, skyline, floor, 70)
	const left = skyline[0]?.[0] ?? 0
	const right = skyline.at(-1)?.[0] ?? 0
	return [
		el(
			'defs',
			{},
			verticalGradient(id, top, floor, [
				[0, color],
				[1, mix(color, light.haze, 0.6)],
			]),
			verticalGradient(`${id}-fold`, top, floor, [
				[0, fold, 0.9],
				[1, fold, 0],
			]),
		),
		range.pines ? treeline(random, skyline, left, right, range.pines, range.pines * 0.8, color) : '',
		area(downTo(skyline, floor), `url(#${id})`),
		el('path', { d: folds.map((side) => `${line(side)}Z`).join(''), fill: `url(#${id}-fold)` }),
	].join('')
}
