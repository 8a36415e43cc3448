import { darker, lighter } from '../color.ts'
import type { Landscape } from '../landscape.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import { rowLooks } from '../things/row_house.ts'
import { decal, isFacing, panel } from './decal.ts'
import type { Plane } from './decal.ts'
import { block, convex } from './solid.ts'

const looks = Object.values(rowLooks)
const [front, wide] = [12, 20.8]

/** Three row houses in a lot as solids, their stoops ahead: together they fill it, so that a street is one terrace. */
export const solidRowHouses: Landscape['house'] = (stand, index, light, distance, isSnowy) => {
	const far = (color: string) => afar(light, color, distance)
	const isFront = isFacing(stand, [front, 5, 0], [1, 0, 0])
	const houses = [-1, 0, 1].map((place) => {
		const look = looks[(index * 3 + place + 7) % looks.length] ?? rowLooks.brown
		const left = (place - 0.5) * wide
		const tall = 29 + (((index * 3 + place) * 5 + 11) % 3) * 2
		const face: Plane = (x, y) => [front, -y, left + x]
		const put = (d: string, color: string) => decal(stand, face, d, color)
		const rows = [-tall + 3.6, -tall + 11.4].flatMap((y) => [2.2, 8.6, 15].map((x) => [x, y] as const))
		const panes = [...rows, [2.2, -12.6] as const, [8.2, -12.6] as const]
		// By night somebody is at home behind every third window.
		const isLit = (at: number) => (at * 7 + index * 5 + place * 3) % 3 === 0
		const glass = (lit: boolean) =>
			panes
				.filter((_, at) => isLit(at) === lit)
				.map(([x, y]) => panel(x, y, 3.4, 5.2))
				.join('')
		const dark = light.night ? far('#2f4350') : far(material.glassDeep)
		const isNear = stand.away < 150
		return [
			convex(stand, block([-front, 0, left], [front, tall, left + wide], look.wall), far),
			isFront
				? [
						isNear
							? put(
									panes.map(([x, y]) => panel(x - 0.5, y - 0.8, 4.4, 6.6)).join(''),
									far(lighter(look.wall, 0.34)),
								)
							: '',
						put(glass(false), dark),
						put(glass(true), light.night ? light.lamp : dark),
						put(panel(0, -4.4, wide, 4.4), far(darker(look.wall, 0.16))),
						put(panel(14.4, -13.6, 4.6, 9.2), far(look.door)),
					].join('')
				: '',
			convex(
				stand,
				block(
					[-front, tall - 0.4, left],
					[front + 1, tall + 1.4, left + wide],
					isSnowy ? '#eef2f3' : darker(look.wall, 0.34),
				),
				far,
			),
			isFront
				? convex(
						stand,
						block([front, 0, left + 13.4], [front + 5, 2.2, left + 20], lighter(look.wall, 0.12)),
						far,
					) +
					convex(
						stand,
						block([front, 2.2, left + 13.4], [front + 2.6, 4.4, left + 20], lighter(look.wall, 0.12)),
						far,
					)
				: '',
		].join('')
	})
	// The house that is farthest along is drawn first.
	return (isFacing(stand, [0, 5, 0], [0, 0, 1]) ? houses : houses.toReversed()).join('')
}
