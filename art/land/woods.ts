import { mix } from '../color.ts'
import { area, el, shape, verticalGradient } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { downTo, heightAt } from './ridge.ts'

export type Woods = {
	id: string
	skyline: readonly Point[]
	/** Where the hill is lost in mist. */
	floor: number
	distance: number
	/** Radius of a crown. */
	crown: number
	/** Colors of leaves, the first of which is that of most; crowns in the sun have `lit`. */
	leaves: readonly string[]
	lit: string
}

/** A hill with woods on it: its crest billows with crowns, and crowns stand out of its side where the sun falls. */
export const woodedHill = (light: Light, random: Random, woods: Woods): string => {
	const { id, skyline, floor, distance, crown } = woods
	const [main = '#4f7646', ...others] = woods.leaves
	const color = afar(light, main, distance)
	const top = Math.min(...skyline.map(([, y]) => y))
	const left = skyline[0]?.[0] ?? 0
	const right = skyline.at(-1)?.[0] ?? 0
	const f = Math.round
	let crest = ''
	for (let x = left; x < right; x += crown * between(random, 0.9, 1.7)) {
		const r = crown * between(random, 0.7, 1.25)
		crest += `M${f(x - r)} ${f(heightAt(skyline, x) + r * 0.5)}a${f(r)} ${f(r)} 0 0 1 ${f(r * 2)} 0Z`
	}
	const patches = [woods.lit, ...others].map((leaf, index) => {
		let d = ''
		const step = crown * (index === 0 ? 3.4 : 7)
		for (let x = left + random() * step; x < right; x += step * between(random, 0.4, 1.6)) {
			const y = heightAt(skyline, x)
			const r = crown * between(random, 0.7, 1.1)
			const down = y + (floor - y) * random() ** 1.5 * 0.55 + r * 0.4
			d += `M${f(x - r)} ${f(down)}a${f(r)} ${f(r * 0.9)} 0 0 1 ${f(r * 2)} 0q${f(-r)} ${f(r * 0.5)} ${f(-r * 2)} 0Z`
		}
		return shape(d, afar(light, leaf, distance), index === 0 ? 0.55 : 0.8)
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
		shape(crest, color),
		area(downTo(skyline, floor), `url(#${id})`),
		...patches,
	].join('')
}
