import { mix } from '../color.ts'
import { rect, shape, stroke } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

const stones = ['#b7a68d', '#8fa6b3', '#a5705a', '#98a09c', '#c2b5a0', '#7d94a3'] as const

type Block = { x: number; wide: number; tall: number; foot: number; distance: number; color: string }

const f = Math.round

/** A block's windows in rows; some are lit at night. */
const windows = (
	light: Light,
	random: Random,
	{ x, wide, tall, foot, distance, color }: Block,
	[across, up]: readonly [number, number],
): string => {
	const pane = `h${f(across * 0.5)}v${f(up * 0.5)}h${-f(across * 0.5)}Z`
	let [all, lit] = ['', '']
	for (let y = foot - tall + up; y < foot - up; y += up)
		for (let at = x + 4; at < x + wide - 6; at += across) {
			const d = `M${at} ${y}${pane}`
			if (random() < 0.2) lit += d
			all += d
		}
	const glass = afar(light, mix(color, '#33444e', 0.5), distance)
	return light.night ? shape(lit, light.lamp, 0.85) : shape(all, glass, 0.5)
}

/** A roof with a random top: nothing, a smaller block, a spire or a tank on legs. */
const roof = (light: Light, random: Random, { x, wide, tall, foot, distance, color }: Block): string => {
	const top = foot - tall
	const kind = Math.floor(random() * 4)
	const fill = afar(light, color, distance)
	const dark = afar(light, mix(color, '#2d3940', 0.5), distance)
	if (kind === 1) return rect(f(x + wide * 0.2), f(top - tall * 0.12), f(wide * 0.6), f(tall * 0.13), fill)
	if (kind === 2 && tall > 110)
		return (
			rect(f(x + wide * 0.25), f(top - tall * 0.09), f(wide * 0.5), f(tall * 0.1), fill) +
			shape(
				`M${f(x + wide * 0.42)} ${f(top - tall * 0.09)}l${f(wide * 0.08)} ${f(-tall * 0.24)}l${f(wide * 0.08)} ${f(tall * 0.24)}Z`,
				dark,
			)
		)
	if (kind === 3 && wide < 90) return tank(dark, f(x + wide * 0.5), f(top), Math.max(8, f(wide * 0.2)))
	return ''
}

/** A wooden water tank on a roof, its feet on (x, y). */
const tank = (color: string, x: number, y: number, wide: number): string =>
	stroke(
		`M${x - wide * 0.4} ${y}V${y - wide * 0.8}M${x + wide * 0.4} ${y}V${y - wide * 0.8}`,
		color,
		Math.max(1, wide * 0.1),
	) +
	shape(
		`M${x - wide * 0.5} ${y - wide * 0.7}V${y - wide * 1.6}L${x} ${y - wide * 2.1}L${x + wide * 0.5} ${y - wide * 1.6}V${y - wide * 0.7}Z`,
		color,
	)

/** Towers side by side, the tallest near `at`; the right side of each is shaded. */
export const towers = (
	light: Light,
	random: Random,
	{
		at,
		foot,
		least,
		most,
		spread,
		reach,
		distance,
		grid,
	}: {
		at: number
		foot: number
		least: number
		most: number
		/** The distance from `at` within which towers are tall. */
		spread: number
		/** Towers farther from `at` than this are not drawn, because something hides them. */
		reach: number
		distance: number
		grid: readonly [number, number]
	},
): string => {
	const drawn: string[] = []
	let last = -1
	for (let x = Math.max(-40, at - reach); x < Math.min(1640, at + reach);) {
		const wide = f(between(random, 34, 84))
		const near = Math.exp(-(((x + wide / 2 - at) / spread) ** 2))
		const tall = f(least * between(random, 0.7, 1.3) + (most - least) * near * between(random, 0.55, 1))
		let pick = Math.floor(random() * stones.length)
		if (pick === last) pick = (pick + 1) % stones.length
		last = pick
		const color = stones[pick] ?? stones[0]
		const block = { x: f(x), wide, tall, foot, distance, color }
		const side = f(wide * 0.28)
		drawn.push(
			roof(light, random, block),
			rect(block.x, foot - tall, wide, tall, afar(light, color, distance)),
			rect(
				block.x + wide - side,
				foot - tall,
				side,
				tall,
				afar(light, mix(color, '#39464d', 0.34), distance),
			),
			windows(light, random, { ...block, wide: wide - side }, grid),
		)
		x += wide + (random() < 0.4 ? between(random, 4, 40) : -2)
	}
	return drawn.join('')
}

/** The city beyond the towers, as one pale outline. */
export const farTowers = (random: Random, at: number, foot: number, most: number, color: string): string => {
	let d = `M-20 ${foot}`
	for (let x = -20; x < 1630;) {
		const wide = f(between(random, 24, 70))
		const near = Math.exp(-(((x - at) / 520) ** 2))
		d += `V${f(foot - 24 - most * near * between(random, 0.3, 1) - between(random, 0, 22))}h${wide}`
		x += wide
	}
	return shape(`${d}V${foot}Z`, color)
}
