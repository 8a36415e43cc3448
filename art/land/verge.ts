import { darker } from '../color.ts'
import { el, rect, shape, verticalGradient } from '../draw.ts'
import type { Light } from '../light.ts'
import { landIn } from '../light.ts'
import { material } from '../materials.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

type VergeColors = { edge: string; back: string; grass: string }
const summer: VergeColors = { edge: '#b7a858', back: '#8f9a52', grass: material.grass }
export const snowyVerge: VergeColors = { edge: '#f1f3f3', back: '#e2e8ea', grass: '#c5ced0' }

/** The grass on our side of the road: a few layers of blades, each darker than the one behind it. */
export const verge = (
	light: Light,
	random: Random,
	width: number,
	top: number,
	floor: number,
	colors = summer,
): string => {
	const paint = landIn(light)
	const depth = floor - top
	const layers = [
		{ y: top + depth * 0.34, tall: 10, step: 12, color: colors.grass },
		{ y: top + depth * 0.64, tall: 20, step: 17, color: darker(colors.grass, 0.2) },
		{ y: top + depth * 0.95, tall: 38, step: 22, color: darker(colors.grass, 0.42) },
	]
	return [
		el(
			'defs',
			{},
			verticalGradient('verge', top, floor, [
				[0, paint(colors.edge)],
				[0.4, paint(colors.back)],
			]),
		),
		rect(0, top, width, depth, 'url(#verge)'),
		...layers.map(({ y, tall, step, color }) =>
			shape(blades(random, width, y, tall, step, floor), paint(color)),
		),
	].join('')
}

const blades = (
	random: Random,
	width: number,
	y: number,
	tall: number,
	step: number,
	floor: number,
): string => {
	const f = Math.round
	let d = `M-40 ${floor}V${f(y)}`
	let swell = 0
	for (let x = -40; x < width + 40;) {
		const wide = step * between(random, 0.6, 1.4)
		swell = swell * 0.9 + between(random, -1, 1) * tall * 0.12
		const tip = y + swell - tall * between(random, 0.35, 1)
		const lean = between(random, -0.2, 0.9) * wide
		d += `Q${f(x + wide * 0.3)} ${f(y + swell)} ${f(x + wide * 0.5 + lean)} ${f(tip)}Q${f(x + wide * 0.8)} ${f(y + swell - tall * 0.2)} ${f(x + wide)} ${f(y + swell)}`
		x += wide
	}
	return `${d}V${floor}Z`
}
