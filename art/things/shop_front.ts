import { darker, lighter } from '../color.ts'
import { circle, rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import { litBy, signLamps, spill, words } from './lit_sign.ts'

export type Shop = {
	/** The text on its sign; '' for none. */
	name: string
	brick: string
	awning: string
	/** Feet to the cornice. */
	tall: number
	/** The upstairs windows that are lit at night. */
	lodgers: readonly number[]
}

/** One front of a brick main street, 30 ft wide: two stories, an awning, and the shop's name, lit by its lamps. */
export const shopFront = (
	light: Light,
	{ name, brick, awning, tall, lodgers }: Shop,
	distance: number,
): string => {
	const far = (color: string) => afar(light, color, distance)
	const lit = litBy(light, distance)
	const isOpen = name !== ''
	const glass = light.night ? (isOpen ? light.lamp : far('#8b7a55')) : far(material.glass)
	const upper = (index: number) =>
		light.night ? (lodgers.includes(index) ? light.lamp : far('#2f4350')) : far(material.glassDeep)
	const cloth = isOpen ? lit : far
	const stripes = [0, 1, 2, 3, 4, 5, 6].map((index) =>
		shape(`M${2 + index * 3.72} -9.6h1.86l-.14 2.5h-1.72z`, cloth(material.paper)),
	)
	const up = (tall - 13.6) / 2 + 13.6
	return [
		rect(0, -tall, 30, tall, far(brick)),
		rect(-0.3, -tall - 1, 30.6, 1.8, far(darker(brick, 0.35))),
		rect(0, -tall + 1.4, 30, 0.5, far(lighter(brick, 0.2))),
		...Array.from({ length: 10 }, (_, index) =>
			rect(0.9 + index * 3.02, -tall + 0.8, 1, 0.7, far(darker(brick, 0.35))),
		),
		...[3.4, 12.6, 21.8].map(
			(x, index) =>
				rect(x - 0.4, -up - 3.9, 5.6, 0.9, far(material.paper)) +
				rect(x, -up - 3.1, 4.8, 6.2, upper(index)) +
				rect(x + 2.2, -up - 3.1, 0.4, 6.2, far(material.paper)) +
				rect(x - 0.5, -up + 3.1, 5.8, 0.6, far(material.paper)),
		),
		rect(1.2, -13.6, 27.6, 3.4, isOpen && light.night ? lit('#2a3a3c') : far(material.granite)),
		isOpen ? signLamps(light, [5, 15, 25], -14.6, 4.2, far(material.granite)) : '',
		words(name, 15, -11, 24, 1.7, light.night ? light.lamp : far(material.paper)),
		rect(1.2, -8.6, 27.6, 8.6, far(material.granite)),
		rect(2, -7.8, 9.4, 6, glass),
		rect(18.6, -7.8, 9.4, 6, glass),
		// Goods in the windows.
		...[3.4, 5.6, 7.8, 20, 22.2, 24.4].map((x) => rect(x, -3.1, 1.4, 1.3, far(darker(awning, 0.2)), 0.5)),
		rect(2, -4.4, 9.4, 0.2, far(darker(brick, 0.4))),
		rect(18.6, -4.4, 9.4, 0.2, far(darker(brick, 0.4))),
		rect(12.9, -7.5, 4.2, 7.5, far(awning)),
		rect(13.6, -6.9, 2.8, 4.2, glass),
		circle(16.6, -3.4, 0.2, far(material.wheat)),
		shape('M1 -9.8H29L29.6 -7.1H.4Z', cloth(awning)),
		...stripes,
		isOpen ? spill(light, 2, 28, 0, 3.6) : '',
	].join('')
}
