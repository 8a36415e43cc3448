import { circle, rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar, paintIn } from '../light.ts'
import { material } from '../materials.ts'

/** A barn and its silo, in feet, standing on y = 0; `distance` fades it. */
export const barn = (light: Light, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const window = light.night ? light.lamp : far(material.glassDeep)
	return [
		rect(31, -34, 10, 34, far(material.concrete)),
		shape('M31 -34A5 5.5 0 0 1 41 -34Z', far(material.steelDeep)),
		shape('M0 0V-16L4 -23L14 -28L24 -23L28 -16V0Z', far(material.barn)),
		shape(
			'M-1.5 -15.5L3 -24L14 -29.5L25 -24L29.5 -15.5L27.500 -15L23.2 -22L14 -26.700L4.800 -22L.5 -15Z',
			far(material.roof),
		),
		rect(9, -11, 10, 11, far(material.wall)),
		rect(9.9, -10.1, 8.2, 10.1, far(material.barn)),
		rect(12, -20.5, 4, 4, window),
	].join('')
}

/** A low farmhouse with its porch, in feet, standing on y = 0. */
export const farmhouse = (light: Light, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const window = light.night ? light.lamp : far(material.glassDeep)
	return [
		rect(0, -12, 30, 12, far(material.wall)),
		shape('M-2 -11.5L5 -20H25L32 -11.5Z', far(material.roof)),
		rect(21, -24, 3, 6, far(material.brick)),
		rect(4, -8.5, 4, 4.5, window),
		rect(22, -8.5, 4, 4.5, window),
		rect(13, -8.5, 4, 8.5, far(material.pine)),
	].join('')
}

/** A country mailbox, in feet, at the curb. */
export const mailbox = (light: Light): string => {
	const paint = paintIn(light)
	return [
		rect(-0.2, -3.6, 0.4, 3.6, paint(material.timber)),
		shape('M-.9 -3.4V-4.3A.62 .62 0 0 1 -.3 -4.9H.6A.62 .62 0 0 1 1.2 -4.3V-3.4Z', paint(material.steel)),
		shape('M-.9 -3.4V-4.3A.62 .62 0 0 1 .34 -4.3V-3.4Z', paint(material.steelDeep)),
		rect(0.7, -5.6, 0.12, 1.4, paint(material.brick)),
		rect(0.7, -5.6, 0.55, 0.35, paint(material.brick)),
		circle(-0.28, -3.95, 0.1, paint(material.granite)),
	].join('')
}
