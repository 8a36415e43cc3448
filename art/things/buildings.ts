import { darker, lighter } from '../color.ts'
import { rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import { livery } from '../livery.ts'
import { material } from '../materials.ts'
import { litBy, porchLamp, spill, words } from './lit_sign.ts'
import { markOn } from './mark.ts'

/** The company's office: a low building with pine siding, 60 ft wide, the company's name above the door and its number beside it. */
export const office = (light: Light): string => {
	const near = (color: string) => afar(light, color, 0.03)
	const lit = litBy(light, 0.03)
	const glass = light.night ? light.lamp : near(material.glassDeep)
	const wall = '#dcd3bf'
	const window = (x: number) =>
		rect(x - 0.35, -7.45, 6.7, 4.7, near(material.paper)) +
		rect(x, -7.1, 6, 4, glass) +
		rect(x + 2.85, -7.1, 0.3, 4, near(material.paper)) +
		rect(x - 0.6, -2.9, 7.2, 0.3, near(material.paper))
	return [
		rect(0, -11.5, 60, 11.5, near(wall)),
		...[-10, -8.4, -6.8, -5.2, -3.6].map((y) => rect(0, y, 60, 0.14, near(darker(wall, 0.14)))),
		rect(0, -1.9, 60, 1.9, near('#9a8f80')),
		shape('M-2.5 -11.1L3 -16H57L62.5 -11.1Z', near('#47524f')),
		rect(-2.5, -11.5, 65, 0.8, near(lighter('#47524f', 0.25))),
		shape('M12 -10.9V-14.3L30 -20.9L48 -14.3V-10.9Z', lit(material.pine)),
		shape('M10.4 -13.7L30 -21.9L49.6 -13.7L48.8 -12.7L30 -20.4L11.2 -12.7Z', near('#2f3a37')),
		markOn(27.6, -19.5, 4.8, lit),
		words(livery.name.toUpperCase(), 30, -11.8, 33, 1.9, light.night ? light.lamp : near(material.paper)),
		// A door with a light beside it, at a realistic height for people.
		rect(27, -7.7, 6, 7.7, near(material.paper)),
		rect(27.4, -7.3, 3.5, 7.3, lit(material.pine)),
		rect(28.1, -6.7, 2.1, 3.1, glass),
		rect(31.2, -7.3, 1.4, 6.4, glass),
		rect(30.4, -3.6, 0.24, 0.7, near(material.wheat)),
		porchLamp(light, 25.9, -6.4),
		words(livery.houseNumber, 36.4, -6.2, 4.4, 1.1, light.night ? light.lamp : near(material.pine)),
		window(4),
		window(14),
		window(41),
		window(51),
		rect(24.6, -0.7, 10.8, 0.7, near(material.concrete)),
		rect(23.6, -0.3, 12.8, 0.7, near(material.concreteDeep)),
		spill(light, 27, 33, 0.4, 5),
		...[4, 14, 41, 51].map((x) => spill(light, x, x + 6, 0, 3.4)),
	].join('')
}

/** The shed for our trucks: 84 ft wide, two open doors, the mark in the gable. */
export const truckShed = (light: Light): string => {
	const near = (color: string) => afar(light, color, 0.06)
	const lit = litBy(light, 0.06)
	const wall = '#9fb0a6'
	const ribs = Array.from({ length: 20 }, (_, index) =>
		rect(2 + index * 4.2, -20, 0.3, 20, near(darker(wall, 0.12))),
	)
	const bay = (x: number) =>
		[
			rect(x, -15.5, 30, 15.5, light.night ? '#d9b878' : near('#2c3836')),
			rect(x, -6, 30, 6, light.night ? '#b4925a' : near('#232d2b')),
			// Lamps, a bench and tires inside.
			...[6, 15, 24].map((dx) => rect(x + dx - 2, -12.6, 4, 0.4, light.night ? '#fff6dc' : near('#57645f'))),
			rect(x + 3, -3.4, 9, 3.4, light.night ? '#6d5838' : near('#1c2523')),
			rect(x + 19, -2.6, 3, 2.6, light.night ? '#4f4231' : near('#182120'), 0.6),
			rect(x + 22.4, -2.6, 3, 2.6, light.night ? '#4f4231' : near('#182120'), 0.6),
			rect(x, -15.5, 30, 2.4, near(lighter(wall, 0.4))),
			spill(light, x, x + 30, 0, 7),
		].join('')
	return [
		shape('M0 0V-20L42 -31L84 -20V0Z', near(wall)),
		...ribs,
		shape('M-2 -19.2L42 -31.6L86 -19.2L85.6 -17.8L42 -29.8L-1.6 -17.8Z', near('#4b5a55')),
		bay(6),
		bay(48),
		shape('M36.4 -19.4H47.6V-27.8H36.4Z', lit(material.pine)),
		// The logo's plate is square and fits the board; a mark has its own margin.
		livery.logoImage ? markOn(38.4, -27.2, 7.2, lit) : markOn(37.6, -27.2, 8.8, lit),
	].join('')
}
