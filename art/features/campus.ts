import { darker } from '../color.ts'
import { circle, rect, shape, stroke } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'

/** A college's hall: brick wings, a portico, and a white clock tower, 118 ft wide and 92 tall, on y = 0 about x = 0. */
export const campusHall = (light: Light, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const brick = '#a55a44'
	const white = '#f1ede3'
	const roof = '#5a6467'
	const row = (xs: readonly number[], y: number, tall: number) =>
		xs.map((x) => `M${x - 1.8} ${y}h3.6v${tall}h-3.6Z`).join('')
	const wings = [-54, -46, -38, -30, -22, 22, 30, 38, 46, 54]
	const glass = light.night ? light.lamp : far(material.glassDeep)
	return [
		rect(-59, -26, 118, 26, far(brick)),
		rect(-59, -27.4, 118, 2, far(white)),
		shape('M-60 -27L-54 -35H54L60 -27Z', far(roof)),
		shape(row(wings, -22.5, 7) + row(wings, -11.5, 7), far(white)),
		shape(
			row(
				wings.filter((_, index) => !light.night || index % 3 !== 1),
				-22,
				6,
			) + row(wings, -11, 6),
			glass,
		),
		rect(-16, -32, 32, 32, far(brick)),
		shape('M-18 -30L0 -41L18 -30Z', far(white)),
		circle(0, -34, 2, far(darker(white, 0.4))),
		rect(-17, -30, 34, 2, far(white)),
		rect(-15, -28, 30, 26, far(darker(brick, 0.3))),
		...[-14, -7, 4.8, 11.8].map((x) => rect(x, -28, 2.4, 26, far(white))),
		rect(-3, -12, 6, 12, far('#3c4a4c')),
		rect(-18, -2, 36, 2, far(material.concrete)),
		rect(-7, -56, 14, 17, far(white)),
		rect(2.5, -56, 4.5, 17, far(darker(white, 0.16))),
		circle(0, -48, 4, light.night ? light.lamp : far('#fbfaf5')),
		stroke('M0 -48V-51M0 -48H2', far(material.granite), 0.7),
		rect(-8, -58, 16, 2, far(darker(white, 0.2))),
		rect(-5, -68, 10, 10, far(white)),
		rect(-2.4, -66, 4.8, 7, far('#4b5a60')),
		shape('M-6 -68Q-5 -77 0 -79Q5 -77 6 -68Z', far('#6d8f84')),
		rect(-0.4, -88, 0.8, 10, far(material.gilt)),
	].join('')
}
