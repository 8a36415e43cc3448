import { darker } from '../color.ts'
import type { Point } from '../draw.ts'
import type { Landscape } from '../landscape.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import type { HouseLook } from '../things/house.ts'
import { decal, isFacing, panel } from './decal.ts'
import type { Plane } from './decal.ts'
import { block, convex, prism } from './solid.ts'

const [front, half] = [13, 15]
/** Profiles across the house: the walls, and the roof whose gable faces the street. */
const walls: Point[] = [
	[-half, 0],
	[-half, 17],
	[half, 17],
	[half, 0],
]
const roof: Point[] = [
	[-half - 1.6, 16.2],
	[0, 28],
	[half + 1.6, 16.2],
]

/** A two-story clapboard house as a solid, its gable and door facing ahead: 30 feet wide and 26 deep. */
export const solidGabled =
	(looks: Readonly<Record<string, HouseLook>>): Landscape['house'] =>
	(stand, index, light, distance, isSnowy) => {
		const all = Object.values(looks)
		const look = all[index % all.length] ?? { wall: '#eeeae0', roof: '#54595c', door: '#2f4f46' }
		const far = (color: string) => afar(light, color, distance)
		const glass = light.night ? light.lamp : far(material.glassDeep)
		// The outline of a prism runs ahead; here it must run to the right.
		const turned = { ...stand, heading: stand.heading + 90 }
		const face: Plane = (x, y) => [front, -y, x]
		const put = (plane: Plane, d: string, color: string) => decal(stand, plane, d, color)
		const windows = (plane: Plane, ...at: (readonly [x: number, y: number])[]) =>
			(stand.away > 105
				? ''
				: put(plane, at.map(([x, y]) => panel(x - 0.5, y - 0.5, 4, 6.2)).join(''), far(material.paper))) +
			put(plane, at.map(([x, y]) => panel(x, y, 3, 5.2)).join(''), glass)
		const isNear = stand.away < 76
		const boards = (plane: Plane, wide: number) =>
			isNear
				? put(
						plane,
						[2.6, 5.2, 7.8, 10.4, 13, 15.6].map((up) => panel(-wide, -up, wide * 2, 0.26)).join(''),
						far(darker(look.wall, 0.12)),
					)
				: ''
		const isFront = isFacing(stand, [front, 5, 0], [1, 0, 0])
		const gable: Plane = (x, y) => [front + 0.1, -y, x]
		const side = ([-1, 1] as const)
			.filter((end) => isFacing(stand, [0, 8, end * half], [0, 0, end]))
			.map((end): string => {
				const plane: Plane = (x, y) => [x, -y, end * half]
				return [boards(plane, front), windows(plane, [-8, -15], [4, -15], [-8, -7.6], [4, -7.6])].join('')
			})
		return [
			convex(turned, prism(walls, -front, front, look.wall), far),
			...side,
			isFront
				? [
						boards(face, half),
						windows(face, [-11, -7.8], [7.5, -7.8]),
						put(face, panel(-2.6, -8, 5.2, 8), far(material.paper)),
						put(face, panel(-2, -7.4, 4, 7.4), far(look.door)),
					].join('')
				: '',
			convex(turned, prism(roof, -front - 1.2, front + 1.2, isSnowy ? '#eef2f3' : look.roof), far),
			isFront
				? [
						put(gable, `M${-half + 1} -16.4L0 -26.2L${half - 1} -16.4Z`, far(look.wall)),
						windows(gable, [-9.5, -15.4], [-1.5, -15.4], [6.5, -15.4], [-1.5, -22.6]),
					].join('')
				: '',
			isFront && isNear
				? convex(stand, block([front, 0, -4], [front + 3, 0.8, 4], material.concrete), far)
				: '',
		].join('')
	}
