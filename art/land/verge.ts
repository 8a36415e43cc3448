import { darker } from '../color.ts'
import { el, rect, shape, verticalGradient } from '../draw.ts'
import type { Light } from '../light.ts'
import { landIn } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

export type VergeColors = { edge: string; back: string; grass: string }
export const snowyVerge: VergeColors = { edge: '#f1f3f3', back: '#e2e8ea', grass: '#c5ced0' }

/** The grass on the viewer's side of the road: a few layers of blades, each darker than the one behind it. */
export const verge = (
	light: Light,
	random: Random,
	width: number,
	top: number,
	floor: number,
	colors: VergeColors,
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

/**
 * Blades of grass across the picture. One tuft is repeated, which costs almost no bytes; its width differs between layers, so that the
 * repetition does not show.
 */
export const blades = (
	random: Random,
	width: number,
	y: number,
	tall: number,
	step: number,
	floor: number,
): string => {
	const { path, breadth } = tuft(random, tall, step)
	const left = -40
	const count = Math.ceil((width + 40 - left) / breadth)
	return `M${left} ${floor}V${Math.round(y)}${path.repeat(count)}V${floor}Z`
}

/** Twenty-four blades in whole units, from the ground on the left to the ground on the right, as a relative path. */
const tuft = (random: Random, tall: number, step: number): { path: string; breadth: number } => {
	const count = 24
	let path = ''
	let breadth = 0
	let ground = 0
	for (let blade = 1; blade <= count; blade++) {
		const wide = Math.round(step * between(random, 0.6, 1.4))
		const next = blade === count ? 0 : Math.round(ground * 0.9 + between(random, -1, 1) * tall * 0.12)
		const tip = Math.round(next - ground - tall * between(random, 0.35, 1))
		const x = Math.round(wide * 0.5 + between(random, -0.2, 0.9) * wide)
		const back = next - ground - tip
		path += `q${Math.round(wide * 0.3)} 0 ${x} ${tip}q${Math.round(wide * 0.8) - x} ${Math.round(back - tall * 0.2)} ${wide - x} ${back}`
		ground = next
		breadth += wide
	}
	return { path, breadth }
}
