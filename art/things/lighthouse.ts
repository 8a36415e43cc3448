import { darker } from '../color.ts'
import { circle, rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'

/** A lighthouse with its keeper's house on the right, 92 ft tall, its foot on y = 0 about x = 0. At night its beam points left. */
export const lighthouse = (light: Light, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const white = '#f4f1e8'
	const half = (y: number) => 9.5 - (y / 70) * 3.6
	const band = (from: number, to: number) =>
		shape(
			`M${-half(from)} ${-from}L${-half(to)} ${-to}H${half(to)}L${half(from)} ${-from}Z`,
			far(material.brick),
		) +
		shape(
			`M${half(from) * 0.3} ${-from}L${half(to) * 0.3} ${-to}H${half(to)}L${half(from)} ${-from}Z`,
			far(darker(material.brick, 0.28)),
		)
	const lamp = light.night ? light.lamp : far('#ffe9a8')
	return [
		rect(12, -12, 30, 12, far(white)),
		shape('M10 -11.5L15 -20H39L44 -11.5Z', far(material.brick)),
		rect(33, -24, 3, 6, far(darker(material.brick, 0.3))),
		rect(17, -8, 4, 4.6, light.night ? light.lamp : far(material.glassDeep)),
		rect(32, -8, 4, 4.6, light.night ? light.lamp : far(material.glassDeep)),
		rect(25, -7.6, 3.6, 7.6, far(material.granite)),
		shape('M-9.5 0L-5.9 -70H5.9L9.5 0Z', far(white)),
		shape('M2.8 0L1.8 -70H5.9L9.5 0Z', far(darker(white, 0.2))),
		band(14, 28),
		band(42, 56),
		rect(-1.2, -36, 2.4, 4, far(material.granite)),
		rect(-1.2, -64, 2.4, 4, far(material.granite)),
		light.night
			? shape('M-2 -79L-190 -96V-58Z', light.lamp, 0.1) + shape('M2 -79L150 -70V-88Z', light.lamp, 0.07)
			: '',
		rect(-8.4, -72.4, 16.8, 2.4, far(material.granite)),
		rect(-4.6, -84, 9.2, 11.6, lamp),
		rect(-4.8, -84, 0.8, 12, far(material.granite)),
		rect(4, -84, 0.8, 12, far(material.granite)),
		rect(-0.4, -84, 0.8, 12, far(material.granite)),
		shape('M-6 -83.6Q-5 -90 0 -91Q5 -90 6 -83.6Z', far(material.brick)),
		light.night ? circle(0, -78, 10, light.lamp).replace('/>', ' opacity=".22"/>') : '',
		rect(-0.4, -95, 0.8, 5, far(material.granite)),
	].join('')
}
