import { darker, lighter } from '../color.ts'
import type { Landscape } from '../landscape.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import { adobeLooks } from '../things/adobe.ts'
import { decal, isFacing, panel } from './decal.ts'
import type { Plane } from './decal.ts'
import { block, convex } from './solid.ts'

/** An adobe house as a solid, facing ahead: two flat-roofed blocks, 44 feet wide, with beam ends under the roof. */
export const solidAdobe: Landscape['house'] = (stand, index, light, distance) => {
	const all = Object.values(adobeLooks)
	const look = all[index % all.length] ?? adobeLooks.clay
	const far = (color: string) => afar(light, color, distance)
	const glass = light.night ? light.lamp : far(material.glassDeep)
	const faceAt =
		(ahead: number): Plane =>
		(x, y) => [ahead, -y, x]
	const [low, tall] = [faceAt(13), faceAt(9)]
	const window = (plane: Plane, x: number, y: number, wide: number) =>
		decal(stand, plane, panel(x - 0.5, y - 0.9, wide + 1, 0.9), far(darker(material.timber, 0.1))) +
		decal(stand, plane, panel(x, y, wide, 4.2), glass)
	const beams = (plane: Plane, from: number, to: number, y: number) =>
		stand.away > 110
			? ''
			: decal(
					stand,
					plane,
					Array.from({ length: Math.floor((to - from) / 3) }, (_, at) =>
						panel(from + 1.2 + at * 3, y - 0.4, 0.8, 0.8),
					).join(''),
					far(darker(look.wall, 0.5)),
				)
	const isFront = isFacing(stand, [13, 5, 0], [1, 0, 0])
	const cap = lighter(look.wall, 0.3)
	const high = [
		convex(stand, block([-14, 0, -8], [9, 13.4, 22], look.wall), far),
		convex(stand, block([-14.2, 13.4, -8.2], [9.2, 14, 22.2], cap), far),
		isFront ? beams(tall, 0, 22, -11.8) + window(tall, 4, -8.2, 4) + window(tall, 13, -8.2, 4) : '',
	].join('')
	const wing = [
		convex(stand, block([-14, 0, -22], [13, 10.4, 0], look.wall), far),
		convex(stand, block([-14.2, 10.4, -22.2], [13.2, 11, 0.2], cap), far),
		isFront
			? [
					beams(low, -21, -1, -9),
					window(low, -19, -7.6, 3.6),
					window(low, -5.2, -7.6, 3.2),
					decal(stand, low, panel(-12.6, -7.6, 4.6, 7.6), far(darker(material.timber, 0.1))),
					decal(stand, low, panel(-12, -7, 3.4, 7), far(look.door)),
				].join('')
			: '',
	].join('')
	// The block nearer to the viewer is drawn last.
	return isFacing(stand, [0, 5, 0], [0, 0, 1]) ? wing + high : high + wing
}
