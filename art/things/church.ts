import { darker } from '../color.ts'
import { rect, shape, stroke } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'

/** A white clapboard church with its steeple, 64 ft long and 88 ft tall, its tower on the left, on y = 0. */
export const steeple = (light: Light, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const wall = '#f1ede3'
	const glass = light.night ? light.lamp : far(material.glassDeep)
	const pointed = (x: number, y: number, wide: number, tall: number) =>
		shape(
			`M${x} ${y}V${y - tall * 0.72}Q${x} ${y - tall * 0.9} ${x + wide / 2} ${y - tall}Q${x + wide} ${y - tall * 0.9} ${x + wide} ${y - tall * 0.72}V${y}Z`,
			glass,
		)
	return [
		rect(14, -20, 48, 20, far(wall)),
		shape('M10 -19L16 -35H58L65 -19Z', far('#5a6063')),
		rect(0, -46, 17, 46, far(wall)),
		rect(11, -46, 6, 46, far(darker(wall, 0.16))),
		rect(-1, -47, 19, 2, far(material.paper)),
		rect(2.5, -58, 12, 12, far(wall)),
		rect(9.5, -58, 5, 12, far(darker(wall, 0.16))),
		rect(6, -56, 5, 8, far('#4b5a60')),
		rect(1.5, -59, 14, 1.6, far(material.paper)),
		shape('M2.5 -59L8.5 -84L14.5 -59Z', far('#5a6063')),
		shape('M8.5 -84L14.5 -59H9Z', far('#474d50')),
		stroke('M8.5 -84V-90M6.6 -88H10.4', far(material.gilt), 0.8),
		...[21, 32, 43, 53].map((x) => pointed(x, -4, 5, 13)),
		pointed(6, -26, 5, 12),
		rect(4.5, -10, 8, 10, far(material.brick)),
	].join('')
}
