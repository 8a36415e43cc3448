import type { Point } from '../draw.ts'
import { area } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { decal, disc, isFacing } from './decal.ts'
import { digitsAt, onCanvas, scaleAt } from './view.ts'
import type { Stand } from './view.ts'

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
	(bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** The convex hull of the points (Andrew's monotone chain). */
const hull = (points: readonly Point[]): Point[] => {
	const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
	const half = (list: readonly Point[]) => {
		const chain: Point[] = []
		for (const point of list) {
			while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop()
			chain.push(point)
		}
		return chain.slice(0, -1)
	}
	return [...half(sorted), ...half(sorted.toReversed())]
}

/** A tire on the ground, `ahead` feet along its vehicle, between two distances to the right of its middle. */
export const tire = (
	stand: Stand,
	ahead: number,
	radius: number,
	[inner, outer]: readonly [inner: number, outer: number],
	paint: Paint,
): string => {
	// Enough corners to look round at its size in the picture.
	const corners = Math.max(8, Math.min(28, Math.round(radius * scaleAt(stand.view, stand.away))))
	const ring = Array.from({ length: corners }, (_, index) => (index * Math.PI * 2) / corners)
	const around = [inner, outer].flatMap((right) =>
		ring.map((angle) =>
			onCanvas(stand, [ahead + Math.cos(angle) * radius, radius + Math.sin(angle) * radius, right]),
		),
	)
	const face = (r: number, color: string) =>
		decal(stand, (x, y) => [ahead + x, radius - y, outer], disc(0, 0, radius * r), paint(color))
	const isSeen = isFacing(stand, [ahead, radius, outer], [0, 0, Math.sign(outer)])
	return (
		area(hull(around), paint(material.tire), undefined, digitsAt(stand)) +
		(isSeen
			? face(0.62, material.rim) +
				(stand.away > 90 ? '' : face(0.46, material.steelDeep)) +
				(stand.away > 60 ? '' : face(0.32, material.rim) + face(0.14, material.granite))
			: '')
	)
}
