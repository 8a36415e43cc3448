import type { Box, Point } from './map_window.ts'

/** Simplifies a line so that no removed point is farther than `most` units from it (Douglas-Peucker). */
export function simplified(points: readonly Point[], most: number): Point[] {
	const [first, last] = [points[0], points.at(-1)]
	if (!first || !last || points.length < 3) return [...points]
	let [farthest, at] = [most, 0]
	for (const [index, point] of points.entries()) {
		const away = distance(point, first, last)
		if (away > farthest) [farthest, at] = [away, index]
	}
	if (at === 0) return [first, last]
	return [...simplified(points.slice(0, at + 1), most), ...simplified(points.slice(at), most).slice(1)]
}

/** The distance of a point from the segment between two others. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
	const [dx, dy] = [x2 - x1, y2 - y1]
	const length = dx * dx + dy * dy
	const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
	return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** The pieces of a line that lie in a box or lead into it. */
export function piecesIn(points: readonly Point[], box: Box): Point[][] {
	const pieces: Point[][] = []
	let piece: Point[] = []
	for (const [index, point] of points.entries()) {
		const next = points[index + 1]
		if (piece.length > 0) piece.push(point)
		const meets = next && meetsBox(point, next, box)
		if (meets && piece.length === 0) piece.push(point)
		if (!meets && piece.length > 0) {
			pieces.push(piece)
			piece = []
		}
	}
	return pieces
}

function meetsBox([x1, y1]: Point, [x2, y2]: Point, { left, right, top, bottom }: Box): boolean {
	return (
		Math.min(x1, x2) <= right &&
		Math.max(x1, x2) >= left &&
		Math.min(y1, y2) <= bottom &&
		Math.max(y1, y2) >= top
	)
}

/** Rounds an outline's corners: coast data has only points a mile apart. */
export function rounded(outline: readonly Point[]): Point[] {
	return outline.flatMap(([x, y], index) => {
		const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
		return [0.25, 0.75].map((share): Point => [
			Math.round(x + (nextX - x) * share),
			Math.round(y + (nextY - y) * share),
		])
	})
}

/** Clips an outline to a box (Sutherland-Hodgman). */
export function cutTo(outline: readonly Point[], { left, right, top, bottom }: Box): Point[] {
	const sides: readonly [axis: 0 | 1, at: number, sign: 1 | -1][] = [
		[0, left, 1],
		[0, right, -1],
		[1, top, 1],
		[1, bottom, -1],
	]
	return sides.reduce<Point[]>(
		(points, [axis, at, sign]) => {
			const isIn = (point: Point) => (point[axis] - at) * sign >= 0
			return points.flatMap((point, index) => {
				const before = points.at(index - 1) ?? point
				const crossing = isIn(before) === isIn(point) ? [] : [cross(before, point, axis, at)]
				return isIn(point) ? [...crossing, point] : crossing
			})
		},
		[...outline],
	)
}

function cross(one: Point, other: Point, axis: 0 | 1, at: number): Point {
	const share = (at - one[axis]) / (other[axis] - one[axis])
	const [x, y] = [0, 1].map((of) => Math.round((one[of] ?? 0) + share * ((other[of] ?? 0) - (one[of] ?? 0))))
	return [x ?? 0, y ?? 0]
}

/** Whether a point is inside an outline: a ray to the east crosses it an odd number of times. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
	return (
		outline.filter(([x1, y1], index) => {
			const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
			return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
		}).length %
			2 ===
		1
	)
}

/** A polyline as path data with relative commands. */
export function straight(points: readonly Point[]): string {
	return points
		.map(([x, y], index) => {
			const [beforeX, beforeY] = points[index - 1] ?? [0, 0]
			return index === 0 ? `M${x} ${y}l` : `${x - beforeX} ${y - beforeY}`
		})
		.join(' ')
		.replaceAll(' -', '-')
		.replace('l ', 'l')
}

/**
 * A smooth curve through the points (Catmull-Rom as Bezier curves), as path data with relative commands. `s`
 * repeats the previous piece's control point by reflection.
 */
export function curved(points: readonly Point[]): string {
	return points
		.reduce((d, point, index) => {
			if (index === 0) return `M${point[0]} ${point[1]}`
			const before = points[index - 1] ?? point
			const after = points[index + 1] ?? point
			const step = ([x, y]: Point) => `${x - before[0]} ${y - before[1]}`
			const control = (from: Point, to: Point, base: Point, sign: 1 | -1): Point => [
				Math.round(base[0] + (sign * (to[0] - from[0])) / 6),
				Math.round(base[1] + (sign * (to[1] - from[1])) / 6),
			]
			const first = index === 1 ? `c${step(control(before, point, before, 1))} ` : 's'
			return `${d}${first}${step(control(before, after, point, -1))} ${step(point)}`
		}, '')
		.replaceAll(' -', '-')
}
