import { mix } from '../color.ts'
import { area } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import type { Random } from '../random.ts'
import { ridge } from './ridge.ts'
import { treeline } from './trees.ts'

/**
 * The hogbacks: slabs of red sandstone tilted toward the mountains. Each is [left foot, y of the foot, length, height]: a long grassy back
 * on the left, a jagged red face on the right.
 */
export const hogbacks = (
	light: Light,
	random: Random,
	at: readonly (readonly [x: number, y: number, length: number, height: number])[],
	distance: number,
): string => {
	const stone = afar(light, material.sandstone, distance)
	const pale = mix(stone, afar(light, '#e6b48f', distance), 0.45)
	const deep = mix(stone, afar(light, '#5a2c22', distance), 0.42)
	const grass = afar(light, '#a39a5e', distance)
	return at
		.map(([x, y, length, height]) => {
			const crestX = x + length * 0.68
			const back = ridge(
				random,
				[
					[x, y],
					[x + length * 0.3, y - height * 0.48],
					[crestX, y - height],
				] as Point[],
				0.08,
			)
			const face = ridge(
				random,
				[
					[crestX, y - height],
					[x + length * 0.76, y - height * 0.6],
					[x + length * 0.84, y - height * 0.34],
					[x + length, y],
				] as Point[],
				0.16,
				9,
			)
			const band = (share: number, color: string) =>
				area(
					[
						[crestX - length * 0.05 * share, y - height * (1 - share * 0.16)],
						...face.map(
							([px, py]) => [px - length * 0.04 * share, y - (y - py) * (1 - share * 0.3)] as Point,
						),
						[x + length * (0.86 - share * 0.3), y],
						[crestX - length * 0.12 * share, y - height * (0.72 - share * 0.3)],
					],
					color,
				)
			return [
				area([...back, ...face, [x + length, y + 12], [x, y + 12]], pale),
				area(
					[
						...back,
						[crestX - length * 0.04, y - height * 0.72],
						[crestX - length * 0.14, y - height * 0.3],
						[crestX - length * 0.02, y + 12],
						[x, y + 12],
					],
					grass,
				),
				band(0.15, stone),
				band(0.9, deep),
				band(1.5, stone),
				treeline(
					random,
					back,
					x + length * 0.12,
					crestX - length * 0.1,
					11,
					26,
					afar(light, material.forest, distance * 0.8),
				),
			].join('')
		})
		.join('')
}
