import { darker, lighter } from '../color.ts'
import { rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'

/** A log cabin with its stone chimney, 30 ft wide, standing on y = 0. */
export const cabin = (light: Light): string => {
	const near = (color: string) => afar(light, color, 0.04)
	const log = '#8a5f3c'
	const glass = light.night ? light.lamp : near(material.glassDeep)
	const courses = [0, 1, 2, 3, 4].map((row) =>
		rect(-0.6, -1.9 - row * 1.9, 31.2, 1.7, near(row % 2 === 0 ? log : lighter(log, 0.12)), 0.8),
	)
	return [
		rect(22.5, -23, 4, 12, near('#8f8a84')),
		rect(22.1, -23.6, 4.8, 1, near('#6f6a65')),
		rect(0, -9.5, 30, 9.5, near(darker(log, 0.4))),
		...courses,
		shape('M-3.2 -9L5.5 -19.5H25.5L33.2 -9Z', near('#4f6a5d')),
		shape('M-3.2 -9L-2.6 -9.8H32.6L33.2 -9Z', near('#6d8777')),
		rect(12.6, -7.4, 4, 7.4, near(material.pine)),
		...[4, 21].map(
			(x) =>
				rect(x - 0.4, -7.2, 5.2, 4.6, near(material.wall)) +
				rect(x, -6.8, 4.4, 3.8, glass) +
				rect(x + 2, -6.8, 0.4, 3.8, near(material.wall)),
		),
		rect(10.5, -0.6, 8.2, 0.6, near('#8f8a84')),
	].join('')
}
