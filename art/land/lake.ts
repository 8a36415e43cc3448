import { mix } from '../color.ts'
import { el, placed, rect, shape, verticalGradient } from '../draw.ts'
import type { Light } from '../light.ts'
import { landIn } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

/**
 * Still water from `top` to `bottom` that mirrors `behind`, the drawing of the far side. The reflection is compressed to half its height
 * and fades.
 */
export const lake = (
	light: Light,
	random: Random,
	width: number,
	top: number,
	bottom: number,
	behind: string,
): string => {
	const paint = landIn(light)
	const sky = light.sky.at(-1)?.[1] ?? '#ffffff'
	const zenith = light.sky[0]?.[1] ?? '#ffffff'
	const ripples = Array.from({ length: 16 }, () => {
		const share = random()
		const y = top + 4 + (bottom - top - 8) * share
		const length = between(random, 40, 150) * (0.5 + share)
		const x = between(random, -40, width)
		return `M${x.toFixed(1)} ${y.toFixed(1)}h${length.toFixed(1)}l-8 ${(1 + share * 1.6).toFixed(1)}h${(16 - length).toFixed(1)}z`
	}).join('')
	return [
		el(
			'defs',
			{},
			verticalGradient('lake', top, bottom, [
				[0, mix(sky, paint('#6f9fb3'), 0.35)],
				[1, mix(zenith, paint('#3f7288'), 0.55)],
			]),
			el('clipPath', { id: 'shore' }, rect(0, top, width, bottom - top, '#000')),
		),
		rect(0, top, width, bottom - top, 'url(#lake)'),
		el(
			'g',
			{ 'clip-path': 'url(#shore)', opacity: 0.4 },
			el(
				'g',
				{ transform: `translate(0 ${top}) scale(1 -0.5) translate(0 ${-top})` },
				placed(0, 0, 1, behind),
			),
		),
		shape(ripples, mix(sky, '#ffffff', 0.4), light.night ? 0.16 : 0.4),
	].join('')
}
