import { darker, mix } from '../color.ts'
import { area, el, rect, shape, stroke, verticalGradient } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Light } from '../light.ts'
import { landIn } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { downTo, heightAt } from './ridge.ts'
import { blades } from './verge.ts'

/** A dune with tufts of beach grass along its crest; its lee side is in the shade. */
export const dune = (
	light: Light,
	random: Random,
	{
		id,
		skyline,
		floor,
		sand,
		grass,
		tall,
	}: {
		id: string
		skyline: readonly Point[]
		floor: number
		sand: string
		grass: string
		tall: number
	},
): string => {
	const paint = landIn(light)
	const top = Math.min(...skyline.map(([, y]) => y))
	const [left, right] = [skyline[0]?.[0] ?? 0, skyline.at(-1)?.[0] ?? 0]
	return [
		el(
			'defs',
			{},
			verticalGradient(id, top, floor, [
				[0, paint(mix(sand, '#fffaf0', 0.34))],
				[1, paint(mix(sand, '#7a6644', 0.22))],
			]),
		),
		area(downTo(skyline, floor), `url(#${id})`),
		tall > 5
			? tufts(
					light,
					random,
					left,
					right,
					tall,
					grass,
					(x) => heightAt(skyline, x) + between(random, 0, tall * 1.6),
				)
			: '',
	].join('')
}

/** Tufts of long blades between two x, each with its foot given by `foot`; one tuft is repeated, which costs almost no bytes. */
export const tufts = (
	light: Light,
	random: Random,
	from: number,
	to: number,
	tall: number,
	grass: string,
	foot: (x: number) => number,
): string => {
	const paint = landIn(light)
	const f = Math.round
	const blade = (lean: number) => {
		const [reach, rise] = [f(tall * lean * 0.8), f(tall * (1 - Math.abs(lean) * 0.3))]
		return `q${f(reach * 0.2)} ${f(-rise * 0.8)} ${reach} ${-rise}m${-reach} ${rise}`
	}
	const [dark, pale] = [
		[-0.8, -0.35, 0.1],
		[0.5, 0.95],
	].map((leans) => leans.map(blade).join('')) as [string, string]
	const feet: string[] = []
	for (let x = f(from); x < to; x += f(tall * between(random, 1.4, 4.4))) feet.push(`M${x} ${f(foot(x))}`)
	const stand = (tuft: string) => feet.map((at) => at + tuft).join('')
	const thick = Math.max(1, tall * 0.07)
	return (
		stroke(stand(dark), paint(grass), thick) + stroke(stand(pale), paint(mix(grass, '#f0e6a8', 0.4)), thick)
	)
}

/** A fence of thin slats against drifting sand, `tall` high, between two x along `foot`. */
export const sandFence = (
	light: Light,
	random: Random,
	from: number,
	to: number,
	tall: number,
	foot: (x: number) => number,
): string => {
	const paint = landIn(light)
	let slats = ''
	const gap = Math.max(4, Math.round(tall * 0.26))
	for (let x = Math.round(from); x < to; x += gap)
		slats += `M${x} ${Math.round(foot(x) + 2)}l${random() < 0.2 ? 1 : 0} ${-Math.round(tall * (random() < 0.3 ? 0.9 : 1))}`
	const wire = (share: number) => {
		let d = `M${from} ${(foot(from) - tall * share).toFixed(1)}`
		for (let x = from + 40; x <= to; x += 40) d += `L${x} ${(foot(x) - tall * share).toFixed(1)}`
		return d
	}
	return (
		stroke(slats, paint('#8f7a5e'), tall * 0.08) +
		stroke(wire(0.3) + wire(0.74), paint('#6f5f4a'), Math.max(0.8, tall * 0.035))
	)
}

/** The ground behind the beach, from `top` to `floor`: sand, and beach grass that is taller where it is nearer. */
export const sandyGround = (
	light: Light,
	random: Random,
	top: number,
	floor: number,
	{ edge, back, grass }: { edge: string; back: string; grass: string },
): string => {
	const paint = landIn(light)
	const depth = floor - top
	const fade = verticalGradient('sand', top, floor, [
		[0, paint(edge)],
		[0.5, paint(back)],
		[1, paint(mix(back, '#6a5636', 0.3))],
	])
	const drift = (share: number, color: string) => {
		const y = top + depth * share
		return shape(
			`M-10 ${y}Q300 ${y - depth * 0.06} 620 ${y + 2}T1180 ${y - 2}T1610 ${y}V${y + depth * 0.05}Q1200 ${y + depth * 0.03} 800 ${y + depth * 0.06}T-10 ${y + depth * 0.03}Z`,
			paint(color),
		)
	}
	return [
		el('defs', {}, fade),
		rect(0, top, 1600, depth, 'url(#sand)'),
		drift(0.2, mix(back, '#fffaf0', 0.25)),
		tufts(light, random, -20, 1620, 13, grass, () => top + depth * between(random, 0.12, 0.34)),
		shape(blades(random, 1600, top + depth * 0.52, 18, 20, floor), paint(mix(grass, back, 0.42))),
		shape(blades(random, 1600, top + depth * 0.74, 26, 20, floor), paint(mix(grass, '#d9c98a', 0.16))),
		shape(blades(random, 1600, top + depth * 0.97, 46, 24, floor), paint(darker(grass, 0.24))),
	].join('')
}
