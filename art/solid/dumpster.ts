import type { DrawnSize } from '#app/company/livery.ts'
import { darker } from '../color.ts'
import type { Point } from '../draw.ts'
import { livery } from '../livery.ts'
import type { Light } from '../light.ts'
import { paintIn } from '../light.ts'
import { material } from '../materials.ts'
import { subject } from '../subject.ts'
import { capHeight, lettering } from '../type/lettering.ts'
import { decal, isFacing, panel } from './decal.ts'
import { block, convex, prism } from './solid.ts'
import { shadow } from './truck.ts'
import { moved } from './view.ts'
import type { Stand } from './view.ts'

export type Dumpster = { words: string; feet: DrawnSize['feet'] }

/** A dumpster without a size, for a company that has none. */
const plain: Dumpster = { words: '', feet: [6, 3.5, 4] }
const longest = 8
const highest = 7

/** The company's `nth` dumpster, counted from the smallest and wrapping around, limited to the size a scene has room for. */
export const nthDumpster = (nth: number): Dumpster => {
	const { dumpsters } = livery
	const size = dumpsters[nth % dumpsters.length]
	if (!size) return plain
	const [length, width, height] = size.feet
	return { words: `${size.yards} YD`, feet: [Math.min(length, longest), width, Math.min(height, highest)] }
}

/** A commercial dumpster as a solid, its low front facing ahead, with lids sloping down toward it. */
export const solidDumpster = (
	stand: Stand,
	{ words, feet: [wide, deep, tall] }: Dumpster,
	light: Light,
): string => {
	const paint = paintIn(light)
	const { body: color, lid: lidColor, ink } = material.dumpster
	const half = wide / 2 - 0.4
	const front = tall * 0.78
	const back = -deep / 2
	const body: Point[] = [
		[back, 0.35],
		[back, tall - 0.15],
		[-back, front - 0.15],
		[-back, 0.35],
	]
	const lid: Point[] = [
		[back - 0.1, tall - 0.15],
		[back, tall],
		[-back + 0.25, front],
		[-back + 0.25, front - 0.15],
	]
	const set = lettering(words, Math.min(1, tall * 0.24) / capHeight, 850, 0.02)
	const isSeen = isFacing(stand, [-back, 2, 0], [1, 0, 0])
	const put = (d: string, fill: string) => decal(stand, (x, y) => [-back, -y, -x], d, paint(fill))
	const parts = [
		shadow(moved(stand, back, 0), light, deep, wide / 2),
		convex(
			stand,
			block([back + 0.2, 0, -half + 0.3], [-back - 0.2, 0.35, half - 0.3], material.granite),
			paint,
		),
		convex(stand, prism(body, -half, half, color), paint),
		isSeen
			? put(
					panel(-half, -1.05 * (front * 0.16), half * 2, 0.18) +
						panel(-half * 0.62, -front + 0.15, 0.2, front - 0.6) +
						panel(half * 0.62 - 0.2, -front + 0.15, 0.2, front - 0.6),
					darker(color, 0.24),
				) + decal(stand, (x, y) => [-back, front / 2 - 0.3 - y, set.width / 2 - x], set.path, paint(ink))
			: '',
		...[-1, 1].map((side) =>
			convex(
				stand,
				block(
					[back * 0.3, front * 0.5, side * half],
					[-back * 0.3, front * 0.68, side * (half + 0.4)],
					material.steelDeep,
				),
				paint,
			),
		),
		convex(stand, prism(lid, -half - 0.05, half + 0.05, lidColor), paint),
	]
	return subject(parts.join(''))
}
