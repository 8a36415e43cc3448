import { darker, lighter } from '../color.ts'
import type { Landscape } from '../landscape.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import { rowLooks } from '../things/row_house.ts'
import { decal, isFacing, panel } from './decal.ts'
import type { Plane } from './decal.ts'
import { block, convex } from './solid.ts'

const looks = Object.values(rowLooks)
const front = 12

/** Three row houses on one lot as solids, their stoops facing ahead: they fill the lot, so that a street is one terrace. */
export const solidRowHouses: Landscape['house'] = (stand, index, light, distance, isSnowy) => {
	const far = (color: string) => afar(light, color, distance)
	const isFront = isFacing(stand, [front, 5, 0], [1, 0, 0])
	// Far down the street the three houses are drawn as one body.
	const isFar = stand.away > 140
	const wide = isFar ? 62.4 : 20.8
	const houses = (isFar ? [0] : [-1, 0, 1]).map((place) => {
		const look = looks[(index * 3 + place + 7) % looks.length] ?? rowLooks.brown
		const left = (place - 0.5) * wide
		const tall = 29 + (((index * 3 + place) * 5 + 11) % 3) * 2
		const face: Plane = (x, y) => [front, -y, left + x]
		const put = (d: string, color: string) => decal(stand, face, d, color)
		const rows = [-tall + 3.6, -tall + 11.4].flatMap((y) =>
			(isFar ? [2.2, 8.6, 15, 23, 29.4, 35.8, 43.8, 50.2, 56.6] : [2.2, 8.6, 15]).map((x) => [x, y] as const),
		)
		const ground = (isFar ? [2.2, 8.2, 23, 29, 43.8, 49.8] : [2.2, 8.2]).map((x) => [x, -12.6] as const)
		const panes = [...rows, ...ground]
		// At night every third window is lit.
		const isLit = (at: number) => (at * 7 + index * 5 + place * 3) % 3 === 0
		const glass = (lit: boolean) =>
			panes
				.filter((_, at) => isLit(at) === lit)
				.map(([x, y]) => panel(x, y, 3.4, 5.2))
				.join('')
		const dark = light.night ? far('#2f4350') : far(material.glassDeep)
		const isNear = stand.away < 78
		const step = lighter(look.wall, 0.12)
		const stoop = (from: number, to: number, up: number) =>
			convex(stand, block([front + from, 0, left + 13.4], [front + to, up, left + 20], step), far)
		const walls = convex(stand, block([-front, 0, left], [front, tall, left + wide], look.wall), far)
		const eaves = isSnowy ? '#eef2f3' : darker(look.wall, 0.34)
		const cornice =
			isNear || !isFront
				? convex(stand, block([-front, tall - 0.4, left], [front + 1, tall + 1.4, left + wide], eaves), far)
				: put(panel(0, -tall - 1.4, wide, 2.2), far(eaves))
		if (!isFront) return walls + cornice
		return [
			walls,
			isNear
				? put(
						panes.map(([x, y]) => panel(x - 0.5, y - 0.8, 4.4, 6.6)).join(''),
						far(lighter(look.wall, 0.34)),
					) + put(panel(0, -4.4, wide, 4.4), far(darker(look.wall, 0.16)))
				: '',
			isFar
				? [1, 2]
						.map((house) =>
							put(
								panel(house * 20.8, -tall, 20.8, tall),
								far(looks[(index * 3 + house + 7) % looks.length]?.wall ?? look.wall),
							),
						)
						.join('')
				: '',
			put(light.night ? glass(false) : glass(false) + glass(true), dark),
			light.night ? put(glass(true), light.lamp) : '',
			put(
				(isFar ? [14.4, 35.2, 56] : [14.4]).map((x) => panel(x, -13.6, 4.6, isFar ? 13 : 9.2)).join(''),
				far(look.door),
			),
			cornice,
			isNear ? stoop(0, 5, 2.2) + stoop(0, 2.6, 4.4) : isFar ? '' : put(panel(13.6, -4, 6.4, 4), far(step)),
		].join('')
	})
	// The farthest house is drawn first.
	return (isFacing(stand, [0, 5, 0], [0, 0, 1]) ? houses : houses.toReversed()).join('')
}
