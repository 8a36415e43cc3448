import { mix } from '../color.ts'
import { el, shape, verticalGradient } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { heightAt } from './ridge.ts'

export type Woods = {
	id: string
	skyline: readonly Point[]
	/** The y at which the hill fades into mist. */
	floor: number
	distance: number
	/** Radius of a crown. */
	crown: number
	/** Colors of leaves, the first of which is the most common; crowns in the sun have `lit`. */
	leaves: readonly string[]
	lit: string
}

/** A wooded hill: its crest is a line of crowns, and single crowns stand out on its side in the sun. */
export const woodedHill = (light: Light, random: Random, woods: Woods): string => {
	const { id, skyline, floor, distance, crown } = woods
	const [main = '#4f7646', ...others] = woods.leaves
	const color = afar(light, main, distance)
	const top = Math.min(...skyline.map(([, y]) => y))
	const left = skyline[0]?.[0] ?? 0
	const right = skyline.at(-1)?.[0] ?? 0
	const f = Math.round
	// Only a few sizes of crowns, which compress well.
	const sizes = [0.8, 1, 1.25].map((share) => Math.max(2, Math.round(crown * share)))
	const size = () => sizes[Math.floor(random() * sizes.length)] ?? crown
	let crest = `M${f(left)} ${floor}V${f(heightAt(skyline, left))}`
	let y = f(heightAt(skyline, left))
	for (let x = f(left); x < right;) {
		const wide = size() * 2
		const next = f(heightAt(skyline, Math.min(right, x + wide)))
		crest += `q${f(wide / 2)} ${f((next - y) / 2 - wide * 0.62)} ${wide} ${next - y}`
		x += wide
		y = next
	}
	const patches = [woods.lit, ...others].map((leaf, index) => {
		let d = ''
		const step = crown * (index === 0 ? 4.4 : 10)
		for (let x = left + random() * step; x < right; x += step * between(random, 0.4, 1.6)) {
			const r = size()
			const down = heightAt(skyline, x) + (floor - heightAt(skyline, x)) * random() ** 1.5 * 0.55 + r * 0.4
			d += `M${f(x)} ${f(down)}q${f(r * 0.4)} ${-r * 2} ${r * 2} 0q${-r} ${f(r * 0.5)} ${-r * 2} 0`
		}
		return shape(d, afar(light, leaf, distance), index === 0 ? 0.5 : 0.75)
	})
	return [
		el(
			'defs',
			{},
			verticalGradient(id, top, floor, [
				[0, color],
				[0.45, mix(color, light.haze, 0.12)],
				[1, mix(color, light.haze, 0.62)],
			]),
		),
		shape(`${crest}V${floor}Z`, `url(#${id})`),
		...patches,
	].join('')
}
