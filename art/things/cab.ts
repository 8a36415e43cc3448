import { rect, shape, stroke } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { wheel } from './wheel.ts'

/**
 * The front of our heavy trucks, facing right: a wheat-colored cab over the axle. In feet, the ground at y = 0; the back of the cab is at x
 * = 0, the bumper at x = 7.4.
 */
export const cab = (paint: Paint, lamp: string | undefined): string => {
	const body = paint(material.wheat)
	const deep = paint(material.wheatDeep)
	const dark = paint(material.granite)
	return [
		rect(0.2, -3.3, 6.4, 1.4, dark),
		shape('M0 -2.3V-9.2Q0 -9.9 .7 -9.9H5.2Q5.9 -9.9 6.1 -9.3L7.1 -5.9Q7.25 -5.4 7.25 -4.9V-2.3Z', body),
		shape('M0 -4.7H7.25V-2.3H0Z', deep),
		shape('M0 -5.15H7.25V-4.75H0Z', paint(material.paper)),
		shape('M.55 -9.9H5.2Q5.9 -9.9 6.1 -9.3L6.16 -9.1H0V-9.2Q0 -9.9 .55 -9.9Z', paint(material.wheatPale)),
		shape('M1.5 -8.75H4.3V-5.75H1.5Z', paint(material.glass)),
		shape('M4.75 -8.75H5.75L6.6 -5.75H4.75Z', paint(material.glass)),
		shape('M2.9 -8.75H4.1L2.6 -5.75H1.5V-6Z', paint('#ffffff'), 0.35),
		stroke('M1.15 -9.05V-2.7M4.52 -9.05V-3.4', paint(material.wheatDeep), 0.09),
		rect(1.5, -4.55, 0.85, 0.2, dark, 0.1),
		shape('M1.05 -1.9A2.3 2.3 0 0 1 5.65 -1.9Z', dark),
		rect(5.4, -2.35, 2.05, 0.95, dark, 0.15),
		rect(6.75, -3.5, 0.55, 0.75, lamp ?? paint(material.paper), 0.12),
		rect(6.95, -4.3, 0.32, 0.35, paint(material.brick), 0.08),
		stroke('M6.35 -8.2L7.3 -8.5', dark, 0.12),
		rect(7.05, -8.7, 0.42, 1.75, dark, 0.16),
		shape('M1.1 -10.4Q1.1 -10.6 1.3 -10.6H2Q2.2 -10.6 2.2 -10.4V-9.9H1.1Z', paint(material.steelDeep)),
		wheel(3.35, 1.72, paint),
	].join('')
}
