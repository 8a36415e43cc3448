import type { Point } from '../draw.ts'
import { lighter } from '../color.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import type { HouseLook } from '../things/house.ts'
import { decal, isFacing, panel } from './decal.ts'
import { convex, prism } from './solid.ts'
import type { Stand } from './view.ts'

const deep = 14
const body: Point[] = [
	[-deep, 0],
	[-deep, 10],
	[deep, 10],
	[deep, 0],
]
const roof: Point[] = [
	[-deep - 1.8, 9.4],
	[0, 18],
	[deep + 1.8, 9.4],
]

/** A house with a garage as a solid, facing ahead: 40 feet wide and 28 deep; `distance` fades it. */
export const solidHouse = (
	stand: Stand,
	look: HouseLook,
	light: Light,
	distance: number,
	snowy = false,
): string => {
	const far = (color: string) => afar(light, color, distance)
	const glass = light.night ? light.lamp : far(material.glassDeep)
	const put = (d: string, color: string, right = false) =>
		decal(stand, right ? (x, y) => [x, -y, 20] : (x, y) => [deep, -y, x], d, color)
	const window = (x: number, width: number) =>
		put(panel(x - 0.4, -8.4, width + 0.8, 5.2), far(material.paper)) + put(panel(x, -8, width, 4.4), glass)
	const gable = [1, -1].map((side) =>
		isFacing(stand, [0, 10, side * 21], [0, 0, side])
			? decal(
					stand,
					(x, y) => [x, -y, side * 21.5],
					`M${-deep + 0.4} -9.6L0 -16.6L${deep - 0.4} -9.6Z`,
					far(look.wall),
				) + decal(stand, (x, y) => [x, -y, side * 20], panel(-3, -8, 6, 4.4), glass)
			: '',
	)
	const isFront = isFacing(stand, [deep, 5, 0], [1, 0, 0])
	return [
		convex(stand, prism(body, -20, 20, look.wall), far),
		isFront
			? [
					put(panel(-18, -8.2, 15, 8.2), far(material.paper)),
					put(
						(stand.away > 130 ? [] : [0, 1, 2, 3])
							.map((row) => panel(-17.6, -7.8 + row * 1.95, 14.2, 1.65))
							.join(''),
						far(lighter(look.wall, 0.45)),
					),
					put(panel(1, -7.4, 4, 7.4), far(material.paper)),
					put(panel(1.4, -7, 3.2, 7), far(look.door)),
					window(8.5, 4),
					window(14, 4),
				].join('')
			: '',
		convex(stand, prism(roof, -21.5, 21.5, snowy ? '#eef2f3' : look.roof), far),
		...gable,
	].join('')
}
