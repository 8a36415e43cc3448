import type { DrawnSize } from '#app/company/livery.ts'
import { darker, lighter, setOff } from '../color.ts'
import { livery } from '../livery.ts'
import type { Light, Paint } from '../light.ts'
import { paintIn } from '../light.ts'
import { material } from '../materials.ts'
import { subject } from '../subject.ts'
import { capHeight, lettering, measure } from '../type/lettering.ts'
import { sides } from './cab.ts'
import { decal, isFacing, panel } from './decal.ts'
import type { Plane } from './decal.ts'
import { block, convex } from './solid.ts'
import { shadow } from './truck.ts'
import { moved } from './view.ts'
import type { Stand } from './view.ts'

export type Rolloff = { words: string; feet: DrawnSize['feet'] }

/** A container without a size, for a company that has none. */
const plain: Rolloff = { words: '', feet: [20, 8, 4.5] }
/** The largest container that a truck can carry and a street has room for, in feet. */
const longest = 22
const highest = 8

/** The company's `nth` container, counted from the smallest and wrapping around, limited to the size a scene has room for. */
export const nthRolloff = (nth: number): Rolloff => {
	const { rolloffs } = livery
	const size = rolloffs[nth % rolloffs.length]
	if (!size) return plain
	const [length, width, height] = size.feet
	return {
		words: `${size.yards} YARD`,
		feet: [Math.min(length, longest), width, Math.min(height, highest)],
	}
}

const floor = 0.5
const half = 4

/** A roll-off container as a solid, its door at 0 of the stand, `lift` feet above the ground; open at the top. */
export const containerBody = (
	stand: Stand,
	{ words, feet: [length, , tall] }: Rolloff,
	lift: number,
	paint: Paint,
	isFull = false,
): string => {
	const { color, ink } = material.container
	const top = lift + tall
	const put = (plane: Plane, d: string, fill: string, opacity?: number) =>
		decal(stand, plane, d, paint(fill), opacity)
	const cap = Math.min(1.5, tall * 0.34)
	const free = (measure(words, 850) * cap) / capHeight / 2 + cap * 0.5
	const count = Math.round(length / 2.6)
	const ribs = Array.from({ length: count - 1 }, (_, index) => (length * (index + 1)) / count).filter(
		(x) => Math.abs(x - length / 2) > free,
	)
	const sign = (plane: Plane, x: number, height: number): string => {
		const set = lettering(words, height / capHeight, 850, 0.02)
		const middle = -(tall + floor - 0.3) / 2
		return put((px, py) => plane(x - set.width / 2 + px, middle + height / 2 + py), set.path, ink)
	}
	const onSide = sides(half).map(({ plane, on, out }, index) => {
		if (!isFacing(stand, on, out)) return ''
		const raised: Plane = (x, y) => plane(x, y - lift)
		const reading: Plane = index === 0 ? raised : (x, y) => raised(length - x, y)
		return [
			put(
				raised,
				ribs.map((x) => panel(x - 0.14, 0.3 - tall, 0.28, tall - floor - 0.3)).join(''),
				setOff(color, 0.22),
			),
			put(raised, panel(0, -tall, length, 0.3), lighter(color, 0.25)),
			put(raised, panel(0, -floor, length, floor), darker(color, 0.5)),
			sign(reading, length / 2, cap),
		].join('')
	})
	const end = (ahead: number, facing: 1 | -1): string => {
		if (!isFacing(stand, [ahead, top, 0], [facing, 0, 0])) return ''
		const plane: Plane = (x, y) => [ahead, lift - y, -x * facing]
		const bars = panel(-half, -tall, 8, 0.3) + panel(-half, -floor - 0.3, 8, 0.3)
		return [
			put(plane, bars, setOff(color, 0.28)),
			put(
				plane,
				panel(-0.08, -tall, 0.16, tall - floor) +
					panel(-2.6, -tall, 0.3, tall - floor) +
					panel(2.3, -tall, 0.3, tall - floor),
				setOff(color, 0.28),
			),
			facing < 0 ? sign(plane, 0, Math.min(0.95, tall * 0.26)) : '',
		].join('')
	}
	return [
		convex(stand, block([0, lift + 0.15, -half], [length, top, half], color), paint),
		isFull ? '' : put((x, y) => [x, top, y], panel(0.3, 0.3 - half, length - 0.6, 7.4), darker(color, 0.55)),
		isFull
			? put((x, y) => [x, top, y], panel(0.3, 0.3 - half, length - 0.6, 7.4), '#8d8374') +
				heap(stand, length, top, paint)
			: '',
		...onSide,
		end(0, -1),
		end(length, 1),
	].join('')
}

/** The load visible above the rim of a full container. */
const heap = (stand: Stand, length: number, top: number, paint: Paint): string =>
	[
		[0.14, 0.26, 1.9, -2, '#b08a5a'],
		[0.3, 0.44, 1.3, 1.5, '#a9b4b4'],
		[0.46, 0.52, 2.3, 0, '#c9a878'],
		[0.6, 0.8, 1.1, -1.5, '#b5654e'],
		[0.76, 0.86, 1.8, 1.2, '#9a7650'],
	]
		.map(([from, to, tall, right, color]) =>
			convex(
				stand,
				block(
					[length * Number(from), top - 0.6, Number(right) - 0.9],
					[length * Number(to), top + Number(tall), Number(right) + 0.9],
					String(color),
				),
				paint,
			),
		)
		.join('')

/** A container on the ground, positioned by the middle of its length. */
export const solidContainer = (standing: Stand, size: Rolloff, light: Light, isFull: boolean): string => {
	const stand = moved(standing, -size.feet[0] / 2, 0)
	return subject(
		shadow(stand, light, size.feet[0], 4.3) + containerBody(stand, size, 0, paintIn(light), isFull),
	)
}
