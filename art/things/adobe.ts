import { darker, lighter } from '../color.ts'
import { circle, rect } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import { porchLamp } from './lit_sign.ts'

type AdobeLook = { wall: string; door: string }

/** Plaster in earth colors. */
export const adobeLooks = {
	clay: { wall: '#cf9a72', door: '#2f7f83' },
	sand: { wall: '#e2c499', door: material.brick },
	rose: { wall: '#c98670', door: '#3b6a86' },
	cream: { wall: '#ecdcbb', door: '#2f7f83' },
	ocher: { wall: '#d6a860', door: '#6b4a36' },
} as const satisfies Record<string, AdobeLook>

/** An adobe house with its higher block on the right and a shaded porch: 46 ft wide, standing on y = 0. */
export const adobeHouse = (light: Light, look: AdobeLook, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const glass = light.night ? light.lamp : far(material.glassDeep)
	const wood = far(darker(material.timber, 0.1))
	const block = (x: number, wide: number, tall: number) =>
		[
			rect(x, -tall, wide, tall, far(look.wall)),
			rect(x + wide * 0.82, -tall, wide * 0.18, tall, far(darker(look.wall, 0.12))),
			rect(x - 0.4, -tall - 0.8, wide + 0.8, 1.3, far(lighter(look.wall, 0.3)), 0.5),
			...Array.from({ length: Math.floor(wide / 3.2) }, (_, index) =>
				circle(x + 1.8 + index * 3.2, -tall + 2.4, 0.5, far(darker(look.wall, 0.5))),
			),
		].join('')
	const window = (x: number, y: number, wide: number) =>
		rect(x - 0.6, y - 0.9, wide + 1.2, 0.9, wood) +
		rect(x, y, wide, 4.4, glass) +
		rect(x + wide / 2 - 0.18, y, 0.36, 4.4, far(look.door))
	return [
		rect(38, -20, 3, 7, far(darker(look.wall, 0.12))),
		block(22, 24, 14.5),
		block(0, 26, 10.5),
		window(27.5, -9, 5),
		window(38, -9, 5),
		window(2.5, -7.8, 4.4),
		// The porch: posts, a beam and its shade.
		rect(9.5, -8.4, 15.5, 8.4, far(darker(look.wall, 0.34))),
		rect(12, -7.4, 4, 7.4, far(look.door)),
		porchLamp(light, 17.6, -5.6),
		window(19, -6.8, 4),
		rect(9, -9, 16.6, 1, wood),
		...[9.4, 17.2, 24.4].map((x) => rect(x, -8, 0.8, 8, wood)),
		rect(8.6, -0.6, 17, 0.6, far('#b9a486')),
	].join('')
}
