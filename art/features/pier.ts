import { darker } from '../color.ts'
import { circle, rect, shape, stroke } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'

/** A wooden pier on its piles with a pavilion at its end, 170 ft long, the water at y = 0, its middle at x = 0. */
export const pier = (light: Light, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const wood = '#8b7458'
	const piles = Array.from({ length: 18 }, (_, index) => `M${index * 10 - 86} -9V${index % 2}`).join('')
	const braces = Array.from({ length: 9 }, (_, index) => `M${index * 20 - 86} -8L${index * 20 - 76} -1`).join(
		'',
	)
	const lamps = [-60, -34, -8, 18]
	return [
		stroke(piles, far(darker(wood, 0.36)), 1.1),
		stroke(braces, far(darker(wood, 0.3)), 0.6),
		rect(-90, -10.4, 178, 2, far(wood)),
		rect(-90, -10.8, 178, 0.6, far('#c2ab88')),
		stroke(
			`M-90 -14.2H52${Array.from({ length: 24 }, (_, index) => `M${index * 6 - 88} -14.2v3.6`).join('')}`,
			far(material.paper),
			0.5,
		),
		...lamps.flatMap((x) => [
			rect(x, -24, 0.6, 13.6, far(material.granite)),
			circle(x + 0.3, -24.6, 1.3, light.night ? light.lamp : far(material.paper)),
		]),
		rect(52, -23, 32, 12.4, far('#f0ebe0')),
		shape('M48.500 -22.6L58 -32H78L87.5 -22.6Z', far('#4f7f93')),
		rect(64, -37, 8, 6, far('#f0ebe0')),
		shape('M62 -36.6L68 -43L74 -36.6Z', far('#4f7f93')),
		shape(
			'M55 -19.500h5v6h-5ZM63 -19.5h5v6h-5ZM76 -19.5h5v6h-5Z',
			light.night ? light.lamp : far(material.glassDeep),
		),
		rect(70, -19.5, 4, 8.9, far('#3c4a4c')),
		stroke('M68 -43V-49', far(material.granite), 0.5),
		shape('M68 -49L74 -47.4L68 -45.6Z', far(material.brick)),
	].join('')
}
