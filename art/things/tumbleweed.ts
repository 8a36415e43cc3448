import { circle, stroke } from '../draw.ts'
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
