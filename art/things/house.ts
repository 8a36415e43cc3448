import { darker, lighter } from '../color.ts'
import { circle, rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import { porchLamp } from './lit_sign.ts'

export type HouseLook = { wall: string; roof: string; door: string }

export const houseLooks = {
	sage: { wall: '#b9c4ae', roof: '#5d6866', door: material.brick },
	sand: { wall: '#e2d2b4', roof: '#6f5d52', door: '#134e3a' },
	slate: { wall: '#8fa3ad', roof: '#4b555b', door: '#f2a636' },
	brick: { wall: '#b3705a', roof: '#54504e', door: material.paper },
	paper: { wall: '#efe8da', roof: '#7a6a60', door: '#3b6a86' },
} as const satisfies Record<string, HouseLook>

/** A ranch house with its garage on the right: 46 ft wide, standing on y = 0; `distance` fades it. */
export const ranchHouse = (light: Light, look: HouseLook, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const glass = light.night ? light.lamp : far(material.glassDeep)
	const trim = far(material.paper)
	const windowAt = (x: number, width: number) =>
		rect(x - 0.4, -8.4, width + 0.8, 5.2, trim) +
		rect(x, -8, width, 4.4, glass) +
		rect(x + width / 2 - 0.15, -8, 0.3, 4.4, trim)
	return [
		rect(3.5, -20.5, 2.8, 8, far(darker(look.wall, 0.35))),
		rect(0, -10, 46, 10, far(look.wall)),
		shape('M-2 -9.6L4 -17.5H33L38 -9.6Z', far(look.roof)),
		shape('M-2 -9.6L-1.5 -10.3H38.4L38 -9.6Z', far(lighter(look.roof, 0.25))),
		shape('M24 0V-11L36 -19L48 -11V0Z', far(look.wall)),
		shape('M22.3 -9.9L36 -19.9L49.7 -9.9L48.6 -9.1L36 -18.1L23.4 -9.1Z', far(look.roof)),
		shape('M24 0V-9.6L30 -13.6V0Z', far(darker(look.wall, 0.3)), 0.25),
		rect(27.5, -8, 17, 8, trim),
		...[0, 1, 2, 3].map((row) => rect(28, -7.6 + row * 1.9, 16, 1.6, far(lighter(look.wall, 0.45)))),
		circle(36, -13.6, 1.2, trim),
		windowAt(2.5, 6),
		rect(14.5, -7.4, 4, 7.4, trim),
		rect(14.9, -7, 3.2, 7, far(look.door)),
		porchLamp(light, 13.4, -5.8),
		windowAt(20, 2.6),
		rect(12.5, -0.7, 8, 0.7, far(material.concrete)),
	].join('')
}
