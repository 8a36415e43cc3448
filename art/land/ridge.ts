import type { Point } from '../draw.ts'
import type { Random } from '../random.ts'

/**
 * A skyline through the given points, roughened between them by midpoint displacement: each segment's middle is moved by a share (`rough`)
 * of its length. 0 is a hill, 0.2 is bare rock. The given points themselves stay.
 */
export const ridge = (random: Random, through: readonly Point[], rough: number, finest = 14): Point[] => {
	const points: Point[] = []
	for (let i = 0; i + 1 < through.length; i++) {
		const from = through[i] as Point
		points.push(from, ...broken(random, from, through[i + 1] as Point, rough, finest))
	}
	const last = through.at(-1)
	return last ? [...points, last] : points
}

const broken = (random: Random, from: Point, to: Point, rough: number, finest: number): Point[] => {
	const length = to[0] - from[0]
	if (length < finest) return []
	const at = 0.5 + (random() - 0.5) * 0.24
	const middle: Point = [
		from[0] + length * at,
		from[1] + (to[1] - from[1]) * at + (random() - 0.5) * rough * Math.min(length, 160),
	]
	return [
		...broken(random, from, middle, rough, finest),
		middle,
		...broken(random, middle, to, rough, finest),
	]
}

/** A soft skyline: a Catmull-Rom curve through the points, one point every `step`. */
export const soft = (through: readonly Point[], step = 16): Point[] => {
	const points: Point[] = []
	for (let i = 0; i + 1 < through.length; i++) {
		const p1 = through[i] as Point
		const p2 = through[i + 1] as Point
		const p0 = through[i - 1] ?? p1
		const p3 = through[i + 2] ?? p2
		const count = Math.max(1, Math.round((p2[0] - p1[0]) / step))
		for (let k = 0; k < count; k++) points.push(curve(p0, p1, p2, p3, k / count))
	}
	const last = through.at(-1)
	return last ? [...points, last] : points
}

const curve = (p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point => {
	const at = (a: number, b: number, c: number, d: number) =>
		0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
	return [p1[0] + (p2[0] - p1[0]) * t, at(p0[1], p1[1], p2[1], p3[1])]
}

/** The y of a skyline at x. */
export const heightAt = (skyline: readonly Point[], x: number): number => {
	const after = skyline.findIndex((point) => point[0] >= x)
	const right = skyline[Math.max(after, 0)] ?? [x, 0]
	const left = skyline[after - 1] ?? right
	if (right[0] === left[0]) return right[1]
	return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0])
}

/** The area between the skyline and `floor`. */
export const downTo = (skyline: readonly Point[], floor: number): Point[] => [
	...skyline,
	[skyline.at(-1)?.[0] ?? 0, floor],
	[skyline[0]?.[0] ?? 0, floor],
]
