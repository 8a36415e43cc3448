import { darker, lighter } from '../color.ts'
import { placed, rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { livery } from '../livery.ts'
import { material } from '../materials.ts'
import { subject } from '../subject.ts'
import { capHeight, lettering } from '../type/lettering.ts'
import { markOn } from './mark.ts'

/** Letters centered on x, their baseline on y, `width` wide at most and `cap` tall at most. */
const words = (text: string, x: number, y: number, width: number, cap: number, fill: string): string => {
	if (!text) return ''
	const tracking = 0.04
	const size = Math.min(width / lettering(text, 1, 800, tracking).width, cap / capHeight)
	const set = lettering(text, size, 800, tracking, 3)
	return subject(placed(x - set.width / 2, y, 1, shape(set.path, fill)))
}

/** Our office: a low shop of pine siding, 60 ft wide, the company's name over the door and its number beside it. */
export const office = (light: Light): string => {
	const near = (color: string) => afar(light, color, 0.03)
	const glass = light.night ? light.lamp : near(material.glassDeep)
	const wall = '#dcd3bf'
	const window = (x: number) =>
		rect(x - 0.4, -8.2, 6.8, 5.4, near(material.paper)) +
		rect(x, -7.8, 6, 4.6, glass) +
		rect(x + 2.85, -7.8, 0.3, 4.6, near(material.paper))
	return [
		rect(0, -13, 60, 13, near(wall)),
		...[-11, -9, -7, -5, -3].map((y) => rect(0, y, 60, 0.16, near(darker(wall, 0.14)))),
		rect(0, -2.2, 60, 2.2, near('#9a8f80')),
		shape('M-2.5 -12.6L3 -17.5H57L62.5 -12.6Z', near('#47524f')),
		rect(-2.5, -13, 65, 0.9, near(lighter('#47524f', 0.25))),
		shape('M12 -12.4V-15.8L30 -22.4L48 -15.8V-12.4Z', near(material.pine)),
		shape('M10.4 -15.2L30 -23.4L49.6 -15.2L48.8 -14.2L30 -21.9L11.2 -14.2Z', near('#2f3a37')),
		markOn(27.6, -20.9, 4.8, near),
		words(livery.name.toUpperCase(), 30, -13.3, 33, 1.9, near(material.paper)),
		rect(26.6, -9.4, 6.8, 9.4, near(material.paper)),
		rect(27.1, -8.9, 5.8, 8.9, near(material.pine)),
		rect(27.9, -8.2, 4.2, 4.4, glass),
		words(livery.houseNumber, 36.4, -7.2, 4.4, 1.1, near(material.pine)),
		window(4),
		window(14),
		window(41),
		window(51),
		rect(24, -0.6, 12, 0.6, near(material.concrete)),
	].join('')
}

/** One front of a brick main street, 30 ft wide: two stories, an awning, and the shop's name. */
export const shopFront = (
	light: Light,
	name: string,
	brick: string,
	awning: string,
	distance: number,
): string => {
	const far = (color: string) => afar(light, color, distance)
	const upper = light.night ? far('#2f4350') : far(material.glassDeep)
	const glass = light.night ? light.lamp : far(material.glass)
	const stripes = [0, 1, 2, 3, 4, 5, 6].map((index) =>
		shape(`M${2 + index * 3.72} -9.6h1.86l-.14 2.7h-1.72z`, far(material.paper)),
	)
	return [
		rect(0, -29, 30, 29, far(brick)),
		rect(-0.3, -30, 30.6, 1.6, far(darker(brick, 0.35))),
		rect(0, -27.6, 30, 0.5, far(lighter(brick, 0.2))),
		...[3.4, 12.6, 21.8].map(
			(x) =>
				rect(x - 0.4, -25.4, 5.6, 0.9, far(material.paper)) +
				rect(x, -24.6, 4.8, 7, upper) +
				rect(x - 0.5, -17.8, 5.8, 0.7, far(material.paper)),
		),
		rect(1.2, -13.6, 27.6, 3, far(material.granite)),
		words(name, 15, -11.4, 24, 1.5, far(material.paper)),
		rect(1.2, -8.6, 27.6, 8.6, far(material.granite)),
		rect(2, -7.8, 9.4, 6, glass),
		rect(18.6, -7.8, 9.4, 6, glass),
		rect(12.6, -7.8, 4.8, 7.8, far(awning)),
		rect(13.3, -7.1, 3.4, 4.2, glass),
		shape('M1 -9.8H29L29.6 -6.9H.4Z', far(awning)),
		...stripes,
	].join('')
}

/** The shed our trucks sleep in: 84 ft wide, two open doors, the mark in the gable. */
export const truckShed = (light: Light): string => {
	const near = (color: string) => afar(light, color, 0.06)
	const wall = '#9fb0a6'
	const ribs = Array.from({ length: 20 }, (_, index) =>
		rect(2 + index * 4.2, -20, 0.3, 20, near(darker(wall, 0.12))),
	)
	return [
		shape('M0 0V-20L42 -31L84 -20V0Z', near(wall)),
		...ribs,
		shape('M-2 -19.2L42 -31.6L86 -19.2L85.6 -17.8L42 -29.8L-1.6 -17.8Z', near('#4b5a55')),
		rect(6, -15.5, 30, 15.5, near(light.night ? '#6b5a3a' : '#2c3836')),
		rect(48, -15.5, 30, 15.5, near(light.night ? '#6b5a3a' : '#2c3836')),
		rect(6, -15.5, 30, 2.4, near(lighter(wall, 0.4))),
		rect(48, -15.5, 30, 2.4, near(lighter(wall, 0.4))),
		shape('M36.4 -20.2H47.6V-28.6H36.4Z', near(material.pine)),
		markOn(37.6, -28, 8.8, near),
	].join('')
}
