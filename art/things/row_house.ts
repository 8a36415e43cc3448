import { darker, lighter } from '../color.ts'
import { shape } from '../draw.ts'
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

/** One front of a terrace: three stories above a stoop, 21 ft wide and 37 tall. Everything of one color is one path. */
const front = (
	light: Light,
	{ wall, door }: RowLook,
	left: number,
	isLit: readonly boolean[],
	distance: number,
	isPlain: boolean,
): string => {
	const far = (color: string) => afar(light, color, distance)
	const panel = (x: number, y: number, wide: number, tall: number) =>
		`M${left + x} ${y}h${wide}v${tall}h${-wide}Z`
	const trim = far(lighter(wall, 0.36))
	const deep = far(darker(wall, 0.36))
	const lamp = light.night ? light.lamp : far(material.glassDeep)
	const dark = light.night ? far('#2f4350') : far(material.glassDeep)
	const windows = [
		...[2.2, 8.8, 15.2].map((x) => [x, -34, 5.4] as const),
		...[2.2, 8.8, 15.2].map((x) => [x, -25, 6.2] as const),
		[2.2, -14, 6.6] as const,
		[8, -14, 6.6] as const,
	]
	const panes = (lit: boolean) =>
		windows
			.filter((_, index) => (isLit[Math.min(index, 6)] ?? false) === lit)
			.map(([x, y, tall]) => panel(x, y, 3.4, tall))
			.join('')
	const sills = windows.map(
		([x, y, tall]) => panel(x - 0.6, y - 1, 4.6, 1) + (isPlain ? '' : panel(x - 0.5, y + tall, 4.4, 0.6)),
	)
	const bars = windows.map(([x, y, tall]) => panel(x, y + tall / 2 - 0.2, 3.4, 0.4))
	const plain = [
		shape(panel(0, -37, 21, 37), far(wall)),
		shape(panel(0, -5, 21, 5), far(darker(wall, 0.16))),
		shape(
			panel(-0.4, -39.4, 21.8, 2.8) +
				panel(20, -37, 1, 37) +
				(isPlain ? '' : [0, 1, 2, 3, 4, 5].map((index) => panel(1.4 + index * 3.5, -37.2, 1, 1.6)).join('')),
			deep,
		),
		shape(
			sills.join('') + panel(-0.4, -39.4, 21.8, 0.9) + panel(0, -16.2, 21, 0.7) + panel(14.2, -15.4, 5.2, 1),
			trim,
		),
		shape(panes(false), dark),
		shape(panes(true), lamp),
		shape(panel(14.8, -14.4, 4, 9.4), far(door)),
		shape(`M${left + 13.4} -5H${left + 20.2}L${left + 22} 0H${left + 11.6}Z`, far(lighter(wall, 0.16))),
	]
	if (isPlain) return plain.join('')
	return [
		...plain,
		shape(bars.join(''), trim),
		shape(panel(2.2, -3.8, 3.4, 2.4), far('#2f4350')),
		shape(panel(15.5, -13.6, 2.6, 3.4), lamp),
		porchLamp(light, left + 13.6, -11),
		shape(
			[1, 2, 3, 4].map((step) => panel(13.4 - step * 0.38, -5 + step, 6.8 + step * 0.78, 0.24)).join(''),
			deep,
		),
		shape(
			`M${left + 13} -8.4L${left + 11.2} -3V0H${left + 11.5}V-2.9L${left + 13.3} -8.1Z`,
			far(material.granite),
		),
	].join('')
}

/** Two row houses side by side, seen from the front, 42 ft wide on y = 0; `isPlain` for small ones. */
export const rowHouses = (
	light: Light,
	[left, right]: readonly [RowLook, RowLook],
	distance: number,
	isPlain = false,
): string =>
	front(light, left, 0, [true, false, false, false, false, true, true], distance, isPlain) +
	front(light, right, 21, [false, false, true, true, true, false, false], distance, isPlain)
