import { area, el, line, verticalGradient } from '../draw.ts'
import type { Point } from '../draw.ts'
import { mix } from '../color.ts'
import type { Light } from '../light.ts'
import type { Random } from '../random.ts'
import { downTo } from './ridge.ts'
import { gullies, shadedSide, snowfields, summits } from './rock.ts'

export type Range = {
	/** Keeps this range's gradients and clip paths apart from those of other ranges. */
	id: string
	skyline: readonly Point[]
	/** The y at which it fades into haze. */
	floor: number
	/** Snow lies above this y; undefined for none. */
	snowline?: number
	/** 0 is right before the viewer, 1 is lost in the haze. */
	distance: number
}

/** A range of bare rock, lit from the left: its faces, its shaded sides and its snow, all fading into the haze. */
export const mountain = (light: Light, random: Random, range: Range): string => {
	const { id, skyline, floor, distance } = range
	const sides = [
		...summits(skyline, 7).map((summit) => shadedSide(random, skyline, summit, floor)),
		...gullies(random, skyline, floor, 46),
	]
	const shadePath = sides.map((side) => `${line(side)}Z`).join('')
	const top = Math.min(...skyline.map((point) => point[1]))
	const snow = range.snowline === undefined ? [] : snowfields(random, skyline, range.snowline)
	const far = (color: string) => mix(color, light.haze, distance)
	const fade = (name: string, color: string) =>
		verticalGradient(`${id}-${name}`, top, floor, [
			[0, color],
			[0.3, color],
			[1, mix(color, light.haze, 0.92)],
		])
	return [
		el(
			'defs',
			{},
			fade('lit', far(light.rockLit)),
			fade('shade', far(light.rockShade)),
			el('clipPath', { id: `${id}-sides` }, el('path', { d: shadePath })),
		),
		area(downTo(skyline, floor), `url(#${id}-lit)`),
		el('path', { d: shadePath, fill: `url(#${id}-shade)` }),
		...snow.map((field) => area(field, far(light.snowLit))),
		el('g', { 'clip-path': `url(#${id}-sides)` }, ...snow.map((field) => area(field, far(light.snowShade)))),
	].join('')
}
