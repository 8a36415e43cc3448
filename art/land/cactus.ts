import { shape, stroke } from '../draw.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

/** A saguaro, its foot on (x, y): a ribbed column and arms that turn up, lit from the left. */
export const saguaro = (
	random: Random,
	x: number,
	y: number,
	height: number,
	dark: string,
	lit: string,
): string => {
	const f = (value: number) => (height > 110 ? value.toFixed(1) : String(Math.round(value)))
	const thick = height * 0.13
	const arms = [-1, 1].map((side, index) => {
		const from = y - height * (between(random, 0.34, 0.5) + index * 0.08)
		const reach = side * height * between(random, 0.17, 0.23)
		const rise = height * between(random, 0.2, 0.36)
		return `M${f(x)} ${f(from)}H${f(x + reach * 0.6)}Q${f(x + reach)} ${f(from)} ${f(x + reach)} ${f(from - height * 0.09)}V${f(from - rise)}`
	})
	const shown = arms.filter((_, index) => height > 30 || index === 0)
	const column = `M${f(x)} ${f(y)}V${f(y - height)}`
	const shift = (d: string) => d.replace(/M(-?[\d.]+)/, (_, at: string) => `M${f(Number(at) - thick * 0.2)}`)
	return [
		stroke(shown.join(''), dark, thick * 0.74, 'round'),
		stroke(column, dark, thick, 'round'),
		height > 60 ? stroke(shift(column), lit, thick * 0.34, 'round') : '',
		height > 60
			? stroke(
					`M${f(x + thick * 0.22)} ${f(y)}V${f(y - height * 0.98)}M${f(x - thick * 0.02)} ${f(y)}V${f(y - height * 0.98)}`,
					lit,
					thick * 0.06,
				)
			: '',
		height > 60
			? shown.map((d) => stroke(d.replace(/V-?[\d.]+$/, '$&'), lit, thick * 0.16, 'round')).join('')
			: '',
	].join('')
}

/**
 * Sage and creosote between two x: low gray-green cushions as paths in two colors, their feet given by `foot`. Only three bush shapes,
 * which cost few bytes.
 */
export const sage = (
	random: Random,
	from: number,
	to: number,
	gap: number,
	size: number,
	dark: string,
	lit: string,
	foot: () => number,
): string => {
	const f = Math.round
	const bushes = [0.7, 1, 1.25].map((share) => {
		const r = size * share
		let [body, tops] = ['', '']
		for (const dx of [-0.6, 0.1, 0.7]) {
			const [wide, tall, over] = [f(r * 0.62), f(r * between(random, 0.5, 0.85)), f(dx * r)]
			body += `m${over - wide} 0a${wide} ${tall} 0 0 1 ${wide * 2} 0m${-over - wide} 0`
			const [w, t, up] = [f(r * 0.42), f(tall * 0.6), f(tall * 0.36)]
			if (dx < 0.6) tops += `m${over - wide} ${-up}a${w} ${t} 0 0 1 ${w * 2} 0m${wide - over - w * 2} ${up}`
		}
		return { body, tops }
	})
	let [body, tops] = ['', '']
	for (let x = f(from); x < to; x += f(gap * between(random, 0.4, 2))) {
		const bush = bushes[Math.floor(random() * 3)]
		const at = `M${x} ${f(foot())}`
		body += at + (bush?.body ?? '')
		tops += at + (bush?.tops ?? '')
	}
	return shape(body, dark) + (size < 9 ? '' : shape(tops, lit, 0.7))
}

/** A palo verde, its foot on (x, y): green limbs from the ground, and a thin crown through which the sky shows. */
export const paloVerde = (
	random: Random,
	x: number,
	y: number,
	height: number,
	dark: string,
	lit: string,
	wood: string,
): string => {
	const f = (value: number) => String(Math.round(value))
	let limbs = ''
	let [crown, sun] = ['', '']
	const puff = (cx: number, cy: number, wide: number, tall: number) =>
		`M${f(cx - wide)} ${f(cy)}a${f(wide)} ${f(tall)} 0 0 1 ${f(wide * 2)} 0q${f(-wide)} ${f(tall * 0.5)} ${f(-wide * 2)} 0Z`
	for (const lean of [-0.5, -0.24, 0.04, 0.3, 0.56]) {
		const [tx, ty] = [
			x + lean * height * between(random, 0.8, 1.05),
			y - height * (0.8 - Math.abs(lean) * 0.4),
		]
		limbs += `M${f(x)} ${f(y)}Q${f(x + lean * height * 0.2)} ${f(y - height * 0.4)} ${f(tx)} ${f(ty)}`
		const wide = height * between(random, 0.2, 0.27)
		crown +=
			puff(tx, ty + height * 0.04, wide, height * 0.2) +
			puff(tx + lean * height * 0.2, ty + height * 0.16, wide * 0.7, height * 0.12)
		sun += puff(tx - wide * 0.16, ty - height * 0.02, wide * 0.7, height * 0.12)
	}
	return (
		stroke(limbs, wood, Math.max(1, height * 0.028), 'round') +
		shape(crown, dark, 0.94) +
		shape(sun, lit, 0.75)
	)
}
