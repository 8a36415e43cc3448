import { rect, shape, stroke } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { wheel } from './wheel.ts'

/** A full-size crew-cab pickup: 19.3 ft long, 6.4 ft tall. */
export const pickupSize = { length: 19.3, height: 6.4 } as const

/** The pickup facing right. In feet; the ground is y = 0, the bumper begins at x = 0. */
export const pickup = (paint: Paint, color: string, lamp?: string): string => {
	const body = paint(color)
	const dark = paint(material.granite)
	return [
		rect(1, -1.75, 17.2, 0.6, dark),
		shape(
			'M.3 -1.5V-4.05H6.4L7 -6.05Q7.1 -6.4 7.5 -6.4H12.2Q12.7 -6.4 13 -6L14.5 -4.05L18.2 -3.7Q19 -3.6 19.1 -2.9V-1.5Z',
			body,
		),
		shape('M.3 -2.35H19.1V-1.5H.3Z', paint(material.granite), 0.18),
		rect(0.3, -4.2, 6.1, 0.3, paint(material.granite), 0.1),
		shape(
			'M7.25 -4.05L7.75 -5.85H9.95V-4.05ZM10.25 -4.05V-5.85H12.15Q12.4 -5.85 12.6 -5.6L13.75 -4.05Z',
			paint(material.glass),
		),
		stroke('M6.55 -4V-1.6M10.1 -5.9V-1.6M13.9 -4V-2.2', paint(material.granite), 0.06),
		rect(8.9, -3.6, 0.7, 0.16, dark, 0.08),
		rect(12.5, -3.6, 0.7, 0.16, dark, 0.08),
		rect(13.5, -4.55, 0.5, 0.55, dark, 0.15),
		rect(18.35, -3.45, 0.65, 0.55, lamp ?? paint(material.paper), 0.15),
		rect(0.28, -3.6, 0.32, 0.85, paint(material.brick), 0.08),
		rect(0, -1.95, 1.3, 0.5, paint(material.steel), 0.1),
		rect(18.2, -1.95, 1.1, 0.5, paint(material.steel), 0.1),
		...[3.9, 15.6].map((x) => shape(`M${x - 1.75} -1.35A1.75 1.75 0 0 1 ${x + 1.75} -1.35Z`, dark)),
		wheel(3.9, 1.33, paint),
		wheel(15.6, 1.33, paint),
	].join('')
}
