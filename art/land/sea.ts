import { mix } from '../color.ts'
import { el, rect, shape, verticalGradient } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar, landIn } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

/** The color of the water some distance out. */
export const seaColor = '#3f7f96'

/** The open sea from the horizon at `top` to the beach at `bottom`: it reflects the sky and breaks on the sand. */
export const sea = (light: Light, random: Random, top: number, bottom: number): string => {
	const paint = landIn(light)
	const shine = light.sky.at(-1)?.[1] ?? '#ffffff'
	const foam = mix(shine, '#ffffff', light.night ? 0.1 : 0.5)
	const f = Math.round
	const glints = Array.from({ length: 22 }, () => {
		const share = random() ** 1.4
		const y = top + 3 + (bottom - top - 12) * share
		const long = between(random, 26, 90) * (0.4 + share)
		return `M${f(between(random, -40, 1600))} ${f(y)}h${f(long)}l-9 ${share > 0.4 ? 2 : 1}h${18 - f(long)}z`
	}).join('')
	const breaker = (y: number, tall: number): string => {
		let d = `M-20 ${f(y)}`
		for (let x = -20; x < 1620;) {
			const wide = f(between(random, 70, 190))
			d += `q${f(wide * 0.5)} ${f(between(random, -tall, tall * 0.4))} ${wide} 0`
			x += wide
		}
		return `${d}V${f(y + tall)}H-20Z`
	}
	return [
		el(
			'defs',
			{},
			verticalGradient('sea', top, bottom, [
				[0, mix(afar(light, seaColor, 0.3), shine, light.night ? 0.62 : 0.4)],
				[0.35, mix(paint(seaColor), shine, light.night ? 0.4 : 0.18)],
				[1, mix(paint('#5f9ca6'), shine, light.night ? 0.24 : 0.12)],
			]),
		),
		// Extends the lowest, brightest color of the sky down to the water.
		rect(-20, top - 18, 1640, 20, shine),
		rect(-20, top, 1640, bottom - top + 8, 'url(#sea)'),
		shape(glints, foam, light.night ? 0.34 : 0.55),
		shape(breaker(bottom - 13, 5), foam, 0.5),
		shape(breaker(bottom - 3, 7), foam, 0.85),
	].join('')
}

/** Two sails a mile out, the larger with its foot on (x, y). */
export const sails = (light: Light, x: number, y: number, tall: number, distance: number): string => {
	const far = (color: string) => afar(light, color, distance)
	const boat = (dx: number, dy: number, size: number, sail: string) =>
		shape(
			`M${x + dx - size * 0.06} ${y + dy - size}L${x + dx - size * 0.04} ${y + dy - size * 0.1}H${x + dx - size * 0.42}ZM${x + dx} ${y + dy - size * 0.94}Q${x + dx + size * 0.3} ${y + dy - size * 0.5} ${x + dx + size * 0.34} ${y + dy - size * 0.1}H${x + dx}Z`,
			far(sail),
		) +
		shape(
			`M${x + dx - size * 0.46} ${y + dy - size * 0.06}H${x + dx + size * 0.42}L${x + dx + size * 0.3} ${y + dy + size * 0.06}H${x + dx - size * 0.36}Z`,
			far('#3a4c55'),
		)
	return boat(0, 0, tall, '#fbf7ee') + boat(tall * 2.6, -3, tall * 0.6, '#e9c0a2')
}
