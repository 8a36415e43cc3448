import { type Paint, paints } from '#app/company/paints.ts'
import { hsl, toLab } from './color.ts'
import { livery } from './livery.ts'

/** A color of the livery, shifted by degrees of hue and percents of saturation and lightness. */
const painted = (color: 'primary' | 'accent', hue = 0, saturation = 0, lightness = 0): string => {
	const [h = 0, s = 0, l = 0] = livery[color].split(' ').map((part) => Number.parseFloat(part))
	const percent = (value: number) => Math.min(100, Math.max(0, value))
	return hsl((h + hue + 360) % 360, percent(s + saturation), percent(l + lightness))
}

/** The paint of a container; `trucks` is the shade that the trucks' color has on this object. */
const coat = (paint: Paint, part: 'body' | 'lid', trucks: string): string =>
	paint === 'trucks' ? trucks : paints[paint][part]

const trucksLid = () => painted('primary', 0, -8, -2)

/** A color for text or contrasting details on `color`. */
const inkOn = (color: string): string => (toLab(color)[0] > 0.7 ? hsl(160, 12, 12) : hsl(42, 40, 97))

/** The company's paint, which follows its palette, and the colors of land and objects, all in plain daylight. */
export const material = {
	get pine() {
		return painted('primary')
	},
	get pineDeep() {
		return painted('primary', 1, 2, -6)
	},
	get pineLight() {
		return painted('primary', -2, -18, 8)
	},
	get wheat() {
		return painted('accent')
	},
	get wheatDeep() {
		return painted('accent', -4, -8, -10)
	},
	get wheatPale() {
		return painted('accent', 4, -8, 14)
	},
	/** The line in the middle of a road; its yellow does not depend on the livery. */
	roadLine: '#f2a636',
	/** The tops of steeples and towers. */
	gilt: hsl(32, 80, 48),
	/** One color per kind of cart, wherever it is drawn: both sizes of trash cart are alike. */
	get cart() {
		const { trashCart, recyclingCart, lawnCart } = livery.paints
		const painting = ({ body, lid }: typeof trashCart) => {
			const color = coat(body, 'body', painted('primary', -4, -16, 8))
			return { body: color, lid: coat(lid, 'lid', trucksLid()), ink: inkOn(color) }
		}
		return {
			trash: painting(trashCart),
			recycling: painting(recyclingCart),
			lawn: painting(lawnCart),
		}
	},
	get container() {
		const color = coat(livery.paints.rolloff.body, 'body', painted('primary', -2, -14, 11))
		return { color, ink: inkOn(color) }
	},
	get dumpster() {
		const { body, lid } = livery.paints.dumpster
		const color = coat(body, 'body', painted('primary', -1, -11, 9))
		return { body: color, lid: coat(lid, 'lid', trucksLid()), ink: inkOn(color) }
	},
	paper: hsl(42, 40, 97),
	granite: hsl(160, 12, 12),
	brick: hsl(8, 68, 42),
	glass: hsl(196, 42, 84),
	glassDeep: hsl(198, 32, 62),
	tire: hsl(170, 10, 11),
	steel: hsl(180, 8, 62),
	steelDeep: hsl(180, 8, 40),
	rim: hsl(180, 8, 80),
	asphalt: hsl(180, 8, 27),
	asphaltDeep: hsl(180, 9, 22),
	concrete: hsl(40, 12, 74),
	concreteDeep: hsl(40, 9, 60),
	grass: hsl(96, 26, 38),
	grassDry: hsl(48, 42, 52),
	field: hsl(40, 68, 56),
	fieldPale: hsl(43, 70, 66),
	fieldDeep: hsl(35, 58, 44),
	meadow: hsl(88, 26, 44),
	forest: hsl(158, 34, 24),
	forestDeep: hsl(162, 40, 15),
	sandstone: hsl(14, 44, 50),
	skin: hsl(24, 42, 58),
	denim: hsl(212, 32, 34),
	hiVis: hsl(62, 72, 56),
	barn: hsl(8, 58, 38),
	roof: hsl(200, 10, 38),
	wall: hsl(40, 30, 88),
	timber: hsl(28, 30, 32),
} as const
