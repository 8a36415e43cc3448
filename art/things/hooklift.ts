import { group, placed, rect, shape, stroke } from '../draw.ts'
import type { Light } from '../light.ts'
import { paintIn } from '../light.ts'
import { material } from '../materials.ts'
import { cab } from './cab.ts'
import { container } from './container.ts'
import { wheel } from './wheel.ts'

type Load = { length: number; height: number; words: string }

/** The roll-off truck facing right, with or without a container on its rails. In feet; 31.8 long, the ground is y = 0. */
export const hooklift = (light: Light, load: Load | undefined): string => {
	const paint = paintIn(light)
	const dark = paint(material.granite)
	const rails = -3.75
	return [
		shape('M2 -.6H31.6Q33 0 31.4 .35H2.4Q.6 0 2 -.6Z', dark, light.night ? 0.5 : 0.35),
		load
			? placed(23.2 - load.length, rails - 0.3, 1, container(load.length, load.height, load.words, paint))
			: '',
		rect(1.2, -3.4, 29.4, 0.95, dark),
		rect(1.6, rails - 0.3, 22, 0.5, paint(material.steelDeep)),
		stroke('M12 -3L18.5 -3.7', paint(material.steel), 0.35, 'round'),
		stroke('M23.3 -3.7V-8.3H22.3', paint(material.steelDeep), 0.5),
		stroke('M22.5 -8.3V-7.6', paint(material.wheat), 0.4, 'round'),
		rect(16.6, -2.95, 3.8, 1.5, paint(material.steelDeep), 0.3),
		rect(16.6, -2.95, 3.8, 0.45, paint(material.steel), 0.2),
		shape(
			'M3.6 -3.1V-3.5H13.9V-3.1Q14.5 -2.6 14.6 -2.2H13.6Q13 -3.4 11.4 -3.4Q9.6 -3.4 9 -2.5H8.6Q8 -3.4 6.2 -3.4Q4.5 -3.4 3.9 -2.3H2.9Q3.1 -2.8 3.6 -3.1Z',
			dark,
		),
		rect(1, -2.6, 0.5, 1.1, dark),
		rect(0.95, -3.3, 0.45, 0.6, light.night ? '#ff6a4d' : paint(material.brick), 0.1),
		wheel(6.2, 1.72, paint),
		wheel(10.4, 1.72, paint),
		rect(23.75, -10.2, 0.42, 7.2, paint(material.steelDeep), 0.2),
		group({ transform: 'translate(24.35 0)' }, cab(paint, light.night ? light.lamp : undefined)),
	].join('')
}
