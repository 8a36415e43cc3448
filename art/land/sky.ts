import { circle, el, rect, round, shape, verticalGradient } from '../draw.ts'
import type { Canvas } from '../frame.ts'
import type { Light } from '../light.ts'
import { inSky } from './far_off.ts'
import { randomFrom } from '../random.ts'

const width = 1600

/**
 * The sky down to `horizon`; at night with stars in its upper part. The stars have their own seed, so that they never change the rest of a
 * scene.
 */
export const sky = (light: Light, canvas: Canvas, horizon: number): string => {
	const random = randomFrom('stars')
	const top = Math.min(0, canvas.top)
	const stars = Array.from({ length: 46 }, () => {
		const y = top + random() ** 1.5 * (horizon - top) * 0.62
		return circle(round(random() * width), round(y), random() < 0.2 ? 1.7 : 1.1, '#e9eef0')
	})
	return [
		el('defs', {}, verticalGradient('sky', 0, horizon, light.sky)),
		rect(0, top, width, horizon + 2 - top, 'url(#sky)'),
		light.night ? el('g', { opacity: 0.75 }, ...stars) : '',
	].join('')
}

/** Long thin clouds in the last light, at the given positions. */
export const streaks = (
	light: Light,
	canvas: Canvas,
	at: readonly (readonly [x: number, y: number, length: number])[],
): string =>
	el(
		'g',
		{ opacity: light.night ? 0.5 : 0.75 },
		...at.map(([x, standardY, length]) => {
			const y = inSky(canvas, standardY)
			return shape(
				`M${x} ${y}Q${x + length * 0.3} ${y - length * 0.03} ${x + length * 0.62} ${y - length * 0.018}T${x + length} ${y}Q${x + length * 0.6} ${y + length * 0.02} ${x} ${y}Z`,
				light.cloud,
			)
		}),
	)
