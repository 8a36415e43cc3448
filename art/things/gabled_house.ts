import { darker, lighter } from '../color.ts'
import { rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import type { HouseLook } from './house.ts'
import { porchLamp } from './lit_sign.ts'

/** Clapboard, as in hill towns. */
export const woodsLooks = {
	white: { wall: '#eeeae0', roof: '#54595c', door: '#2f4f46' },
	red: { wall: '#a4503f', roof: '#4d4a48', door: '#efe8da' },
	gray: { wall: '#a9b1ae', roof: '#5b5350', door: material.brick },
	yellow: { wall: '#e4cf94', roof: '#5e5a58', door: '#3b5a6a' },
	green: { wall: '#90a088', roof: '#51504c', door: '#efe8da' },
} as const satisfies Record<string, HouseLook>

/** Clapboard bleached by salt, and the colors of the shore. */
export const coastLooks = {
	shingle: { wall: '#b3aa9b', roof: '#5f6466', door: '#2f5f78' },
	white: { wall: '#f3f0e8', roof: '#7d868a', door: '#3f7288' },
	blue: { wall: '#a9c1cb', roof: '#66696b', door: '#f0c35e' },
	butter: { wall: '#efe0b0', roof: '#74706c', door: '#4f7f93' },
	coral: { wall: '#dfa68e', roof: '#6c6664', door: '#f3f0e8' },
} as const satisfies Record<string, HouseLook>

/** A two-story house with its gable facing the viewer and a porch on its left: 46 ft wide, standing on y = 0; `distance` fades it. */
export const gabledHouse = (light: Light, look: HouseLook, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const glass = light.night ? light.lamp : far(material.glassDeep)
	const trim = far(material.paper)
	const window = (x: number, y: number) =>
		rect(x - 0.4, y - 0.4, 3.8, 5.8, trim) + rect(x, y, 3, 5, glass) + rect(x, y + 2.3, 3, 0.4, trim)
	const boards = [3, 5, 7, 9, 11, 13, 15, 17].map((up) => `M22 ${-up}H44V${-up - 0.22}H22Z`).join('')
	return [
		rect(11, -24, 3, 9, far(darker(material.brick, 0.2))),
		rect(0, -11, 23, 11, far(look.wall)),
		shape('M-1.5 -10.6L4 -18H23V-10.6Z', far(look.roof)),
		shape('M22 0V-18.5L33 -28.5L44 -18.5V0Z', far(look.wall)),
		shape(boards, far(darker(look.wall, 0.1))),
		shape('M20.2 -17.6L33 -29.6L45.8 -17.6L44.6 -16.6L33 -27.4L21.4 -16.6Z', far(look.roof)),
		rect(22, -18.5, 0.7, 18.5, trim),
		rect(43.3, -18.5, 0.7, 18.5, trim),
		window(26, -17),
		window(37, -17),
		window(37, -8),
		window(3.5, -8),
		window(10, -8),
		rect(31.5, -24.4, 3, 3.4, glass),
		rect(26, -7.6, 4.4, 7.6, trim),
		rect(26.5, -7.1, 3.4, 7.1, far(look.door)),
		porchLamp(light, 25, -6),
		rect(-1, -0.7, 20, 0.7, far(material.concrete)),
		shape('M14.5 -10.6H23V-9.6H14.5Z', far(lighter(look.roof, 0.2))),
	].join('')
}
