import { darker } from '../color.ts'
import { rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'

/** The windows lit at night, story by story from the top. */
const litPanes = ['..#....#', '#...##..', '.#.....#', '...#.#..']

/** An old brick mill of four stories with its bell tower and its stack, 100 ft wide and 84 tall, on y = 0 about x = 0. */
export const brickMill = (light: Light, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const brick = '#9c5b46'
	const shade = far(darker(brick, 0.24))
	const glass = light.night ? light.lamp : far(material.glassDeep)
	const panes = [-41, -33, -25, -17, 3, 11, 19, 27].flatMap((x, column) =>
		[-44, -33.5, -23, -12.5].map((y, story) => ({
			d: `M${x - 2} ${y}q2 -1.6 4 0v6.4h-4Z`,
			isLit: litPanes[story]?.[column] === '#',
		})),
	)
	const set = (lit: boolean) => panes.filter(({ isLit }) => isLit === lit).map(({ d }) => d)
	return [
		// The chimney behind the boiler house.
		shape('M39 0L40.6 -84H46.4L48 0Z', far(brick)),
		shape('M44.4 0L44 -84H46.4L48 0Z', shade),
		rect(39.8, -86, 7.4, 2.6, far(darker(brick, 0.4))),
		rect(-47, -49, 80, 49, far(brick)),
		shape('M-49 -48.4L-42 -57H28L35 -48.4Z', far('#545a5c')),
		shape(set(false).join(''), light.night ? far('#2f4350') : far(material.glassDeep)),
		shape(set(true).join(''), glass),
		...[-37.6, -27.2, -16.8].map((y) => rect(-47, y, 80, 0.6, far(darker(brick, 0.16)))),
		rect(-13, -66, 12, 66, far(brick)),
		rect(-5, -66, 4, 66, shade),
		shape('M-9.6 -60q2.6 -3 5.2 0v6h-5.2Z', far('#3f4a4d')),
		shape('M-10 -12q3 -2.6 6 0v12h-6Z', far(material.timber)),
		rect(-14, -67, 14, 1.6, far(material.paper)),
		shape('M-14 -67L-7 -76L0 -67Z', far('#545a5c')),
		rect(30, -20, 22, 20, far(darker(brick, 0.1))),
		shape('M28.6 -19.4L34 -25H48L53.4 -19.4Z', far('#545a5c')),
		shape('M34 -12h5v6h-5ZM43 -12h5v6h-5Z', glass),
	].join('')
}
