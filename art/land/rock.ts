import type { Point } from '../draw.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { heightAt } from './ridge.ts'

/** Indices of the summits that rise at least `rise` above the dips on both sides. */
export const summits = (skyline: readonly Point[], rise: number): number[] => {
	const found: number[] = []
	let top = 0
	let dip = 0
	let climbing = true
	skyline.forEach(([, y], index) => {
		const topY = skyline[top]?.[1] ?? 0
		const dipY = skyline[dip]?.[1] ?? 0
		if (climbing && y < topY) top = index
		else if (climbing && y > topY + rise) {
			found.push(top)
			climbing = false
			dip = index
		} else if (!climbing && y > dipY) dip = index
		else if (!climbing && y < dipY - rise) {
			climbing = true
			top = index
		}
	})
	return found
}

/** The side of a summit away from the light: along the skyline to the next dip, and back up a jagged spur. */
export const shadedSide = (
	random: Random,
	skyline: readonly Point[],
	summit: number,
	floor: number,
): Point[] => {
	const start = skyline[summit] as Point
	let end = summit
	while (end + 1 < skyline.length && (skyline[end + 1]?.[1] ?? 0) > lowest(skyline, summit, end) - 9) end++
	const side = skyline.slice(summit, end + 1)
	const last = side.at(-1) ?? start
	const reach = last[0] - start[0]
	const drop = last[1] - start[1]
	const depth = Math.min(floor - start[1], drop * between(random, 1.4, 1.9) + 14)
	const foot: Point = [start[0] + reach * between(random, -0.05, 0.25), start[1] + depth]
	const spur: Point[] = []
	const breaks = Math.max(3, Math.round(depth / 17))
	for (let i = breaks; i > 0; i--) {
		const share = (i - between(random, 0, 0.6)) / breaks
		const swing = between(random, -1, 1) * (3 + depth * 0.05) + (i % 2 === 0 ? 3 : -3)
		spur.push([start[0] + (foot[0] - start[0]) * share + swing, start[1] + depth * (share - 0.03)])
	}
	return [...side, [last[0] - reach * 0.12, Math.min(floor, last[1] + drop * 0.22)], ...spur]
}

/** The lowest point (largest y) of the skyline between two of its points. */
const lowest = (skyline: readonly Point[], from: number, to: number): number =>
	Math.max(...skyline.slice(from, to + 1).map((point) => point[1]))

/** Gullies on the lit faces: wedges that open downward, with their upper ends under the skyline. */
export const gullies = (
	random: Random,
	skyline: readonly Point[],
	floor: number,
	spacing: number,
): Point[][] => {
	const found: Point[][] = []
	const right = skyline.at(-1)?.[0] ?? 0
	for (let x = skyline[0]?.[0] ?? 0; x < right; x += between(random, spacing * 0.5, spacing * 1.5)) {
		const top = heightAt(skyline, x)
		const room = floor - top
		const y = top + room * between(random, 0.06, 0.24)
		const length = room * between(random, 0.3, 0.62)
		const lean = length * between(random, -0.32, 0.1)
		const wide = length * between(random, 0.1, 0.24)
		const bend = between(random, 0.35, 0.6)
		found.push([
			[x, y],
			[x + lean * bend + wide * 0.55, y + length * bend],
			[x + lean + wide, y + length],
			[x + lean + wide * 0.55, y + length * 0.84],
			[x + lean, y + length * 0.93],
			[x + lean * bend + wide * 0.02, y + length * bend * 0.9],
		])
	}
	return found
}

/** The parts of the range above the snowline, each with tongues of snow at its lower edge. */
export const snowfields = (random: Random, skyline: readonly Point[], snowline: number): Point[][] => {
	const fields: Point[][] = []
	let current: Point[] = []
	for (const point of [...skyline, [Number.POSITIVE_INFINITY, snowline + 1] as Point]) {
		if (point[1] < snowline) current.push(point)
		else {
			if (current.length > 2) fields.push([...current, ...tongues(random, skyline, current, snowline)])
			current = []
		}
	}
	return fields
}

const tongues = (
	random: Random,
	skyline: readonly Point[],
	top: readonly Point[],
	snowline: number,
): Point[] => {
	const left = top[0]?.[0] ?? 0
	let x = (top.at(-1)?.[0] ?? 0) - 3
	const edge: Point[] = []
	let down = false
	while (x > left + 5) {
		const above = heightAt(skyline, x)
		const thickness = Math.max(0, snowline - above)
		edge.push([x, above + thickness * (down ? between(random, 0.55, 1.15) : between(random, 0.14, 0.4))])
		x -= between(random, 4, 12)
		down = !down
	}
	return edge
}
