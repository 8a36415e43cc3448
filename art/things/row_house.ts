import { darker, lighter } from '../color.ts'
import { rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import { porchLamp } from './lit_sign.ts'

export type RowLook = { wall: string; door: string }

/** Brownstone and brick, as they stand side by side. */
export const rowLooks = {
	brown: { wall: '#8a5f4c', door: '#26423c' },
	red: { wall: '#a4583f', door: '#efe6d2' },
	sand: { wall: '#c2a582', door: '#3b5a6a' },
	plum: { wall: '#7d5350', door: '#d9a441' },
	pale: { wall: '#d3c4ab', door: '#7a3b30' },
	dark: { wall: '#6d5148', door: '#a9b8a4' },
} as const satisfies Record<string, RowLook>

/** One front of a terrace: three stories over a stoop, 21 ft wide and 37 tall, its foot on y = 0. */
const front = (
	light: Light,
	{ wall, door }: RowLook,
	x: number,
	isLit: readonly boolean[],
	distance: number,
): string => {
	const far = (color: string) => afar(light, color, distance)
	const trim = far(lighter(wall, 0.36))
	const deep = far(darker(wall, 0.36))
	const window = (wx: number, y: number, tall: number, lit: boolean) =>
		rect(x + wx - 0.6, y - 1, 4.6, 1, trim) +
		rect(x + wx, y, 3.4, tall, light.night ? (lit ? light.lamp : far('#2f4350')) : far(material.glassDeep)) +
		rect(x + wx, y + tall / 2 - 0.2, 3.4, 0.4, trim) +
		rect(x + wx - 0.5, y + tall, 4.4, 0.6, trim)
	const stories = [
		[-34, 5.4],
		[-25, 6.2],
	].flatMap(([y = 0, tall = 0], story) =>
		[2.2, 8.8, 15.2].map((wx, index) => window(wx, y, tall, isLit[story * 3 + index] ?? false)),
	)
	return [
		rect(x, -37, 21, 37, far(wall)),
		rect(x + 20, -37, 1, 37, deep),
		rect(x - 0.4, -39.4, 21.8, 2.8, deep),
		rect(x - 0.4, -39.4, 21.8, 0.9, trim),
		...[0, 1, 2, 3, 4, 5].map((index) => rect(x + 1.4 + index * 3.5, -37.2, 1, 1.6, deep)),
		rect(x, -16.2, 21, 0.7, trim),
		rect(x, -5, 21, 5, far(darker(wall, 0.16))),
		...stories,
		window(2.2, -14, 6.6, isLit[6] ?? false),
		window(8, -14, 6.6, isLit[6] ?? false),
		rect(x + 2.2, -3.8, 3.4, 2.4, far('#2f4350')),
		rect(x + 14.2, -15.4, 5.2, 1, trim),
		rect(x + 14.8, -14.4, 4, 9.4, far(door)),
		rect(x + 15.5, -13.6, 2.6, 3.4, light.night ? light.lamp : far(material.glassDeep)),
		porchLamp(light, x + 13.6, -11),
		shape(`M${x + 13.4} -5H${x + 20.2}L${x + 22} 0H${x + 11.6}Z`, far(lighter(wall, 0.16))),
		...[1, 2, 3, 4].map((step) => rect(x + 13.4 - step * 0.38, -5 + step, 6.8 + step * 0.78, 0.24, deep)),
		shape(`M${x + 13} -8.4L${x + 11.2} -3V0H${x + 11.5}V-2.9L${x + 13.3} -8.1Z`, far(material.granite)),
	].join('')
}

/** Two row houses side by side, flat, 42 ft wide on y = 0. */
export const rowHouses = (
	light: Light,
	[left, right]: readonly [RowLook, RowLook],
	distance: number,
): string =>
	front(light, left, 0, [true, false, false, false, false, true, true], distance) +
	front(light, right, 21, [false, false, true, true, true, false, false], distance)
