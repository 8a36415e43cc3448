import { mix } from '../color.ts'
import { area, el, verticalGradient } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { downTo } from './ridge.ts'

/** Open ground under a soft skyline, paler in the distance. */
export const meadow = (
	light: Light,
	{
		id,
		skyline,
		floor,
		distance,
		cover,
	}: {
		id: string
		skyline: readonly Point[]
		floor: number
		distance: number
		cover: string
	},
): string => {
	const top = Math.min(...skyline.map(([, y]) => y))
	const color = afar(light, cover, distance)
	return (
		el(
			'defs',
			{},
			verticalGradient(id, top, floor, [
				[0, mix(color, light.haze, 0.22)],
				[1, color],
			]),
		) + area(downTo(skyline, floor), `url(#${id})`)
	)
}
