import { mix } from '../color.ts'
import { area, el, line, shape, verticalGradient } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { ridge } from './ridge.ts'

export type Mesa = {
	id: string
	/** The middle of its top, half its breadth there, its foot and its height. */
	x: number
	half: number
	foot: number
	tall: number
	distance: number
}

const [stone, pale, deep, scree] = ['#c4734d', '#e3a377', '#8a4636', '#c98f63']

/** A table of red rock: a layered cliff, cut by clefts, on a slope of debris. Its right side is in the shade. */
export const mesa = (light: Light, random: Random, { id, x, half, foot, tall, distance }: Mesa): string => {
	const far = (color: string) => afar(light, color, distance)
	// At dusk the rock is dark against the sky, as mountains are, but still red.
	const lit = light.night ? mix(far(stone), light.rockLit, 0.5) : mix(far(pale), far(stone), 0.35)
	const shade = light.night ? mix(far(deep), light.rockShade, 0.5) : mix(far(deep), far(stone), 0.3)
	const top = foot - tall
	const ledge = foot - tall * 0.42
	const edge = between(random, -0.06, 0.06) * tall
	const rim = ridge(
		random,
		[
			[x - half, top + edge],
			[x - half * 0.5, top - edge * 0.6],
			[x + half * 0.2, top + tall * 0.02],
			[x + half * 0.62, top + edge * 0.5],
			[x + half, top + tall * 0.05],
		],
		0.05,
		16,
	)
	const slope = tall * between(random, 0.55, 0.8)
	const wall: Point[] = [
		...rim,
		[x + half * 1.02, top + tall * 0.24],
		[x + half + tall * 0.05, ledge],
		[x + half + slope * 0.55, foot - tall * 0.16],
		[x + half + slope * 1.3, foot],
		[x - half - slope * 1.3, foot],
		[x - half - slope * 0.5, foot - tall * 0.18],
		[x - half - tall * 0.05, ledge],
		[x - half * 1.02, top + tall * 0.2],
	]
	const turn = x + half * between(random, 0.28, 0.5)
	const dark: Point[] = [
		[turn, top + tall * 0.015],
		...rim.filter(([px]) => px > turn),
		[x + half * 1.02, top + tall * 0.24],
		[x + half + tall * 0.05, ledge],
		[x + half + slope * 0.55, foot - tall * 0.16],
		[x + half + slope * 1.3, foot],
		[turn + tall * 0.4, foot],
		[turn + tall * 0.16, ledge + tall * 0.1],
		[turn - tall * 0.03, ledge],
		[turn + tall * 0.04, top + tall * 0.3],
	]
	let clefts = ''
	for (let cx = x - half + tall * 0.1; cx < turn - tall * 0.05; cx += between(random, 0.09, 0.3) * tall) {
		const wide = between(random, 0.02, 0.06) * tall
		const from = top + tall * between(random, 0.04, 0.14)
		clefts += `${line([
			[cx, from],
			[cx + wide, from + tall * 0.04],
			[cx + wide * 0.9, ledge - tall * between(random, 0, 0.1)],
			[cx + wide * 0.2, ledge],
		])}Z`
	}
	const layer = (share: number, thick: number) => {
		const y = top + tall * share
		return `M${Math.round(x - half * 1.02)} ${Math.round(y)}H${Math.round(x + half * 1.02)}l2 ${Math.max(1, Math.round(tall * thick))}H${Math.round(x - half * 1.03)}Z`
	}
	return [
		el(
			'defs',
			{},
			verticalGradient(id, top, foot, [
				[0, lit],
				[0.56, lit],
				[0.6, mix(lit, far(scree), light.night ? 0.2 : 0.6)],
				[1, mix(mix(lit, far(scree), 0.5), light.haze, 0.4)],
			]),
			verticalGradient(`${id}-shade`, top, foot, [
				[0, shade],
				[0.6, shade],
				[1, mix(shade, light.haze, 0.45)],
			]),
		),
		area(wall, `url(#${id})`),
		shape(clefts, shade, 0.55),
		area(dark, `url(#${id}-shade)`),
		shape(layer(0.1, 0.035) + layer(0.25, 0.05) + layer(0.43, 0.03), far(deep), 0.26),
		shape(layer(0.18, 0.03) + layer(0.36, 0.03), far('#f0c39a'), light.night ? 0.06 : 0.26),
	].join('')
}
