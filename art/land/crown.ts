import { mix } from '../color.ts'
import { area } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Light } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

/**
 * The bare rock on top of a wooded hill: the part of `outline` above `foot`, lit from the left, with cracks and a jagged lower edge.
 * `distance` fades it.
 */
export const crown = (
	light: Light,
	random: Random,
	outline: readonly Point[],
	foot: number,
	distance: number,
): string => {
	const top = outline.filter((point) => point[1] < foot)
	const left = top[0]?.[0] ?? 0
	const right = top.at(-1)?.[0] ?? 0
	const lit = mix(light.rockLit, light.haze, distance)
	const shade = mix(light.rockShade, light.haze, distance)
	const edge: Point[] = []
	for (let x = right; x > left; x -= between(random, 9, 22)) edge.push([x, foot + between(random, -10, 16)])
	const cracks = top
		.filter((point, index) => index > 0 && point[1] > (top[index - 1]?.[1] ?? 0))
		.map(([x, y], index) => {
			const before = top[top.findIndex((point) => point[0] === x) - 1] ?? [x - 8, y]
			return area(
				[
					[before[0], before[1]],
					[x, y],
					[x + between(random, -4, 8), foot - between(random, 0, 14)],
					[before[0] + (index % 2 === 0 ? 5 : -6), foot - between(random, 6, 26)],
				],
				shade,
			)
		})
	return area([...top, ...edge], lit) + cracks.join('')
}
