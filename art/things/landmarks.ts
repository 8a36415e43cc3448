import { darker, lighter } from '../color.ts'
import { circle, placed, rect, shape, stroke } from '../draw.ts'
import type { Light, Paint } from '../light.ts'
import { afar, paintIn } from '../light.ts'
import { material } from '../materials.ts'
import { subject } from '../subject.ts'
import { canLetter, lettering } from '../type/lettering.ts'

/** The largest and smallest height of letters on a tank, in feet. */
const letters = { most: 8.5, least: 4.2 }
const tankWidth = 44

/** Sets a name in one line, or in two at the break that gives the most even lines; null if the letters would be too small. */
const nameOnTank = (name: string): { lines: string[]; size: number } | null => {
	if (name === '' || !canLetter(name)) return null
	const capitals = name.toUpperCase()
	const words = capitals.split(' ')
	const broken = words
		.slice(1)
		.map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
	const sized = [[capitals], ...broken].map((lines) => {
		const widest = Math.max(...lines.map((line) => lettering(line, 1, 800, 0.04).width))
		return { lines, size: Math.min(tankWidth / widest, letters.most) }
	})
	const best = sized.reduce((one, other) => (other.size > one.size * 1.2 ? other : one))
	return best.size < letters.least ? null : best
}

const steel = '#d9dedd'

/** The types of water tower; the middle of the tank is at the same height in each. */
const towers = {
	ball: (far: Paint) => [
		shape('M-7 0L-3.6 -12V-86H3.6V-12L7 0Z', far(darker(steel, 0.12))),
		shape('M0 0V-86H3.6V-12L7 0Z', far(darker(steel, 0.3))),
		shape('M-29 -104Q-29 -90 -3.6 -82H3.6Q29 -90 29 -104Q29 -130 0 -130Q-29 -130 -29 -104Z', far(steel)),
		shape('M3 -130Q29 -129 29 -104Q29 -90 3.6 -82H0Q14 -96 14 -108T3 -130Z', far(darker(steel, 0.22))),
	],
	/** On four legs, under a pointed roof. */
	legs: (far: Paint) => [
		stroke(
			'M-23 -92L-30 0M23 -92L30 0M-9 -92L-12 0M9 -92L12 0M-25 -62H25M-28 -30H28M-23 -92L11 -62M23 -92L-11 -62M-25 -62L12 -30M25 -62L-12 -30',
			far(darker(steel, 0.3)),
			1.2,
		),
		rect(-1.8, -90, 3.6, 90, far(darker(steel, 0.2))),
		shape('M-26 -118V-92Q-26 -84 0 -82Q26 -84 26 -92V-118Z', far(steel)),
		shape('M12 -118V-84Q26 -86 26 -92V-118Z', far(darker(steel, 0.22))),
		shape('M-28 -117L-3 -130H3L28 -117Z', far(darker(steel, 0.36))),
		rect(-27.5, -94.5, 55, 1.6, far(darker(steel, 0.36))),
	],
	/** On a broad fluted column. */
	column: (far: Paint) => [
		shape('M-13 0L-11 -84H11L13 0Z', far(darker(steel, 0.06))),
		shape('M3 0V-84H11L13 0Z', far(darker(steel, 0.24))),
		stroke('M-7.6 0L-6.4 -84M-2.4 0L-2 -84M8 0L7 -84', far(darker(steel, 0.32)), 0.7),
		shape('M-30 -98L-11 -82H11L30 -98V-114Q22 -126 0 -127Q-22 -126 -30 -114Z', far(steel)),
		shape('M14 -125Q24 -122 30 -114V-98L11 -82H4Q16 -96 16 -110Z', far(darker(steel, 0.2))),
	],
} as const

/** A town's water tower, 130 ft tall, on y = 0 about x = 0, its name across the tank if that fits. */
export const waterTower = (
	light: Light,
	name: string,
	kind: keyof typeof towers,
	distance: number,
): string => {
	const far = (color: string) => afar(light, color, distance)
	// Dark letters would be invisible on a dark tank.
	const ink = light.night ? paintIn(light)(steel) : far(material.pine)
	const { lines = [], size = 0 } = nameOnTank(name) ?? {}
	const written = lines.map((line, index) => {
		const set = lettering(line, size, 800, 0.04)
		const down = (index - (lines.length - 1) / 2) * size * 0.9
		return placed(-set.width / 2, -104.5 + size * 0.34 + down, 1, shape(set.path, ink))
	})
	return [
		...towers[kind](far),
		subject(written.join('')),
		light.night ? circle(0, -131, 1.6, '#ff6a4d') : rect(-0.5, -134, 1, 5, far(material.steelDeep)),
	].join('')
}

/** A grain elevator with its head house, 110 ft wide and 105 ft tall. */
export const grainElevator = (light: Light, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const concrete = '#dcd5c4'
	const silos = [0, 16, 32, 48].map(
		(x) => rect(x, -82, 16, 82, far(concrete)) + rect(x + 10, -82, 6, 82, far(darker(concrete, 0.22))),
	)
	return [
		...silos,
		rect(0, -86, 64, 4, far(lighter(concrete, 0.3))),
		rect(18, -105, 22, 20, far(concrete)),
		rect(32, -105, 8, 20, far(darker(concrete, 0.22))),
		rect(16.5, -107, 25, 3, far(material.steelDeep)),
		rect(66, -30, 44, 30, far('#a9b1b1')),
		shape('M64 -29L88 -42L112 -29Z', far('#7f8888')),
		stroke('M40 -98L88 -40', far(material.steelDeep), 1.6),
		rect(22, -99, 4, 4, light.night ? light.lamp : far(material.glassDeep)),
		rect(30, -99, 4, 4, light.night ? light.lamp : far(material.glassDeep)),
	].join('')
}

/** A wind pump, 36 ft tall, common on ranches. */
export const windPump = (light: Light, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const blades = Array.from({ length: 12 }, (_, index) => {
		const turn = (index * Math.PI) / 6
		const at = (radius: number, off: number) =>
			`${(Math.cos(turn + off) * radius).toFixed(2)} ${(Math.sin(turn + off) * radius - 34).toFixed(2)}`
		return `M${at(1.2, 0)}L${at(5.2, -0.17)}L${at(5.2, 0.17)}Z`
	}).join('')
	return (
		stroke(
			'M-5 0L-.6 -33M5 0L.6 -33M-4 -8H4M-2.8 -17H2.8M-4 -8L2.8 -17M4 -8L-2.8 -17',
			far(material.steelDeep),
			0.6,
		) +
		shape('M0 -34.4L9 -36.5V-31.5L0 -33.6Z', far(material.brick)) +
		shape(blades, far('#c9cfcd'))
	)
}

/** A pole line along y between two x; the wires sag between the poles. In canvas units. */
export const poleLine = (
	light: Light,
	from: number,
	to: number,
	y: number,
	tall: number,
	distance: number,
): string => {
	const color = afar(light, material.timber, distance)
	const step = tall * 2.6
	const parts: string[] = []
	let wires = ''
	for (let x = from; x <= to; x += step) {
		parts.push(
			rect(x - tall * 0.02, y - tall, tall * 0.04, tall, color),
			rect(x - tall * 0.13, y - tall * 0.93, tall * 0.26, tall * 0.03, color),
		)
		if (x + step <= to)
			for (const dx of [-0.12, 0.12])
				wires += `M${(x + tall * dx).toFixed(1)} ${(y - tall * 0.93).toFixed(1)}q${(step / 2).toFixed(1)} ${(tall * 0.16).toFixed(1)} ${step.toFixed(1)} 0`
	}
	return stroke(wires, color, 1) + parts.join('')
}
