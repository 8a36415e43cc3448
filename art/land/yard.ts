import { darker, lighter } from '../color.ts'
import { el, rect, shape, verticalGradient } from '../draw.ts'
import type { Light } from '../light.ts'
import { landIn } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

const dryGravel = '#b3a48c'

/** A gravel drive from `top` to `floor`, with wheel tracks and a few stones. */
export const gravelYard = (
	light: Light,
	random: Random,
	width: number,
	top: number,
	floor: number,
	gravel = dryGravel,
): string => {
	const paint = landIn(light)
	const depth = floor - top
	const track = (share: number, thick: number) => {
		const y = top + depth * share
		return shape(
			`M-10 ${y}Q${width * 0.3} ${y - 10} ${width * 0.55} ${y}T${width + 10} ${y - 6}V${y - 6 + thick}Q${width * 0.75} ${y + thick + 8} ${width * 0.55} ${y + thick}T-10 ${y + thick}Z`,
			paint(darker(gravel, 0.16)),
		)
	}
	const stones = Array.from({ length: 70 }, () => {
		const share = random() ** 0.7
		const y = top + 14 + (depth - 20) * share
		const r = 1.2 + share * 3.4
		return `M${between(random, 0, width).toFixed(1)} ${y.toFixed(1)}h${(r * 2.2).toFixed(1)}l${(-r * 0.4).toFixed(1)} ${(-r).toFixed(1)}h${(-r * 1.2).toFixed(1)}z`
	}).join('')
	return [
		el(
			'defs',
			{},
			verticalGradient('gravel', top, floor, [
				[0, paint(lighter(gravel, 0.2))],
				[0.4, paint(gravel)],
				[1, paint(darker(gravel, 0.24))],
			]),
		),
		rect(0, top, width, depth, 'url(#gravel)'),
		rect(0, top, width, 4, paint('#8f9560')),
		track(0.26, 9),
		track(0.42, 13),
		shape(stones, paint(darker(gravel, 0.3)), 0.5),
	].join('')
}
