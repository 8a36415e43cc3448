import { area, shape, stroke } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { heightAt } from './ridge.ts'

/** A pine of `height` standing at (x, y): three tiers, lit on one side. */
export const pine = (
	random: Random,
	x: number,
	y: number,
	height: number,
	dark: string,
	lit: string,
): string => {
	const half = height * between(random, 0.17, 0.23)
	const tiers = [
		[0, 0.42, 0.55],
		[0.22, 0.7, 0.8],
		[0.45, 0.96, 1],
	] as const
	const right: Point[] = []
	const left: Point[] = []
	for (const [top, bottom, breadth] of tiers) {
		const reach = half * breadth * between(random, 0.9, 1.1)
		right.push(
			[x + reach * 0.28 * (top > 0 ? 1 : 0), y - height * (1 - top)],
			[x + reach, y - height * (1 - bottom)],
		)
		left.unshift(
			[x - reach, y - height * (1 - bottom)],
			[x - reach * 0.28 * (top > 0 ? 1 : 0), y - height * (1 - top)],
		)
	}
	const trunk: Point[] = [
		[x + height * 0.025, y - height * 0.05],
		[x + height * 0.025, y],
		[x - height * 0.025, y],
		[x - height * 0.025, y - height * 0.05],
	]
	return (
		area([...right, ...trunk, ...left], dark) +
		area([[x, y - height], ...left.toReversed().slice(1), [x - half * 0.1, y - height * 0.1]], lit, 0.55)
	)
}

/** Pines along a skyline between two x, spaced by `gap`, drawn as one jagged edge. */
export const treeline = (
	random: Random,
	skyline: readonly Point[],
	from: number,
	to: number,
	height: number,
	gap: number,
	color: string,
): string => {
	let d = ''
	for (let x = from; x < to; x += between(random, gap * 0.4, gap * 1.6)) {
		const h = height * between(random, 0.55, 1.15)
		const y = heightAt(skyline, x) + 2
		const w = h * 0.24
		const [half, rise] = [Math.max(1, Math.round(w)), Math.round(h)]
		d += `M${Math.round(x - w)} ${Math.round(y)}l${half} ${-rise} ${half} ${rise}Z`
	}
	return shape(d, color)
}

/** A pine bent by the wind from the sea, its foot on (x, y): a leaning stem, and needles in flat shelves. */
export const bentPine = (
	random: Random,
	x: number,
	y: number,
	height: number,
	dark: string,
	lit: string,
	trunk: string,
): string => {
	const lean = height * between(random, 0.12, 0.26)
	const f = (value: number) => (height > 60 ? value.toFixed(1) : String(Math.round(value)))
	const stem = `M${f(x - height * 0.03)} ${f(y)}Q${f(x + lean * 0.1)} ${f(y - height * 0.5)} ${f(x + lean)} ${f(y - height * 0.86)}Q${f(x + lean * 0.3 + height * 0.03)} ${f(y - height * 0.45)} ${f(x + height * 0.035)} ${f(y)}Z`
	const shelf = (share: number, half: number, dx: number, thick: number) => {
		const [cx, cy] = [x + lean * share + dx * height, y - height * share]
		const [wide, tall] = [half * height, thick * height]
		return `M${f(cx - wide)} ${f(cy)}Q${f(cx - wide * 0.8)} ${f(cy - tall)} ${f(cx - wide * 0.2)} ${f(cy - tall)}Q${f(cx + wide * 0.3)} ${f(cy - tall * 1.3)} ${f(cx + wide * 0.6)} ${f(cy - tall * 0.6)}Q${f(cx + wide)} ${f(cy - tall * 0.5)} ${f(cx + wide)} ${f(cy)}Q${f(cx)} ${f(cy + tall * 0.35)} ${f(cx - wide)} ${f(cy)}Z`
	}
	const shelves = [
		[0.52, 0.2, 0.16, 0.12],
		[0.62, 0.24, -0.1, 0.13],
		[0.74, 0.28, 0.12, 0.15],
		[0.88, 0.24, 0.02, 0.16],
	] as const
	return (
		shape(stem, trunk) +
		shape(shelves.map(([share, half, dx, thick]) => shelf(share, half, dx, thick)).join(''), dark) +
		shape(
			shelves
				.map(([share, half, dx, thick]) => shelf(share + 0.035, half * 0.72, dx - 0.04, thick * 0.6))
				.join(''),
			lit,
			0.7,
		)
	)
}

/** Cottonwoods by a ditch or a farm: round crowns that merge along y. */
export const cottonwoods = (
	random: Random,
	from: number,
	to: number,
	y: number,
	height: number,
	dark: string,
	lit: string,
): string => {
	let crowns = ''
	let light = ''
	for (let x = from; x < to;) {
		const r = height * between(random, 0.3, 0.52)
		const top = y - r * between(random, 1, 1.7)
		crowns += blob(x, top, r) + blob(x + r * 0.6, y - r * 0.5, r * 0.7)
		light += blob(x - r * 0.14, top - r * 0.14, r * 0.78)
		x += r * between(random, 0.8, 1.7)
	}
	return shape(`${crowns}M${from} ${y - height * 0.3}H${to}V${y + 2}H${from}Z`, dark) + shape(light, lit, 0.6)
}

/** A small round tree in whole pixels, as parts of three paths. */
const roundTree = (x: number, y: number, tall: number) => {
	const r = tall * 0.29
	return {
		stem: `M${Math.round(x)} ${Math.round(y)}v${-Math.round(tall * 0.5)}`,
		crown:
			blob(x, y - tall * 0.7, r) +
			blob(x - r * 0.7, y - tall * 0.52, r * 0.72) +
			blob(x + r * 0.7, y - tall * 0.5, r * 0.76),
		sun: blob(x - r * 0.16, y - tall * 0.74, r * 0.76) + blob(x - r * 0.8, y - tall * 0.55, r * 0.5),
	}
}

/** One round tree with its foot on (x, y), in few bytes. */
export const smallTree = (
	x: number,
	y: number,
	tall: number,
	dark: string,
	lit: string,
	trunk: string,
): string => {
	const { stem, crown, sun } = roundTree(x, y, tall)
	return (
		stroke(stem, trunk, Math.max(1.5, Math.round(tall * 0.05))) + shape(crown, dark) + shape(sun, lit, 0.65)
	)
}

/** Separate round trees along y with bare stems, `gap` times their height apart. */
export const apart = (
	random: Random,
	{ from, to, y, height, gap }: { from: number; to: number; y: number; height: number; gap: number },
	dark: string,
	lit: string,
	trunk: string,
): string => {
	let [stems, crowns, sunny] = ['', '', '']
	for (let x = from + random() * height; x < to; x += height * gap * between(random, 0.7, 1.3)) {
		const { stem, crown, sun } = roundTree(x, y, height * between(random, 0.86, 1.14))
		stems += stem
		crowns += crown
		sunny += sun
	}
	return stroke(stems, trunk, Math.max(1.5, height * 0.045)) + shape(crowns, dark) + shape(sunny, lit, 0.65)
}

const blob = (x: number, y: number, r: number): string => {
	const [wide, tall] = [Math.round(r), Math.round(r * 0.92)]
	// One arc almost all the way around: the gap where it closes is not visible.
	return `M${Math.round(x)} ${Math.round(y) - tall}a${wide} ${tall} 0 1 1-1 0Z`
}
