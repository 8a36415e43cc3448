import { circle, shape, stroke } from '../draw.ts'
import type { Light } from '../light.ts'
import { landIn } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

/** A ball of dry stalks of radius `r` about (x, y). */
export const tumbleweed = (
	random: Random,
	x: number,
	y: number,
	r: number,
	dark: string,
	light: string,
): string => {
	const arcs = (count: number) =>
		Array.from({ length: count }, () => {
			const from = between(random, 0, Math.PI * 2)
			const to = from + between(random, 1.4, 2.8)
			const at = (angle: number, radius: number) =>
				`${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`
			const bend = between(random, 0.5, 1)
			return `M${at(from, r)}A${(r * bend).toFixed(1)} ${(r * bend).toFixed(1)} 0 0 1 ${at(to, r * between(random, 0.6, 1))}`
		}).join('')
	return (
		circle(x, y, r * 0.8, dark).replace('/>', ' opacity="0.35"/>') +
		stroke(arcs(14), dark, r * 0.07, 'round') +
		stroke(arcs(12), light, r * 0.055, 'round')
	)
}

/** Leaves carried by a gust along the road and over the cart. */
export const leavesInTheWind = (light: Light, random: Random): string => {
	const paint = landIn(light)
	const f = Math.round
	return ['#b5602c', '#d99a38', '#a8832f']
		.map((color) => {
			let d = ''
			for (let leaf = 0; leaf < 13; leaf++) {
				const x = 480 + random() ** 0.8 * 1080
				const y = 812 - random() ** 1.6 * 180 - (x - 480) * 0.05
				const [long, turn] = [between(random, 15, 27), between(random, 0, 6.3)]
				const at = (along: number, side: number) =>
					`${f(x + Math.cos(turn) * along - Math.sin(turn) * side)} ${f(y + Math.sin(turn) * along * 0.6 + Math.cos(turn) * side * 0.6)}`
				d += `M${at(0, 0)}Q${at(long * 0.5, long * 0.5)} ${at(long, 0)}Q${at(long * 0.5, -long * 0.4)} ${at(0, 0)}Z`
			}
			return shape(d, paint(color))
		})
		.join('')
}
