import { mix } from '../color.ts'
import { round, stroke } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar, paintIn } from '../light.ts'
import type { Standing } from './along.ts'
import { block, convex } from './solid.ts'
import { onCanvas, scaleAt } from './view.ts'
import type { Spot, Stand } from './view.ts'

const [length, width] = [40, 26]
const half = width / 2
/** The heights of the floor, the wall plates and the ridge, in feet above the ground. */
const [floor, plate, ridge] = [1, 9.6, 17.2]
const eaves = 1.6

type Member = readonly [from: Spot, to: Spot]

/** Studs every two feet except at openings, which have a header and a sill, between a sole and a double plate. */
const wall = (
	at: (along: number, up: number) => Spot,
	long: number,
	openings: readonly (readonly [number, number])[],
) => {
	const isOpen = (x: number) => openings.some(([from, to]) => x > from + 0.3 && x < to - 0.3)
	const studs: Member[] = []
	for (let x = 0; x <= long; x += 2) {
		if (!isOpen(x)) studs.push([at(x, floor), at(x, plate)])
		else studs.push([at(x, floor), at(x, floor + 2.6)], [at(x, plate - 1.4), at(x, plate)])
	}
	return [
		...studs,
		...openings.flatMap(([from, to]): Member[] => [
			[at(from, floor + 2.6), at(to, floor + 2.6)],
			[at(from, plate - 1.4), at(to, plate - 1.4)],
		]),
		[at(0, floor), at(long, floor)],
		[at(0, plate), at(long, plate)],
		[at(0, plate - 0.4), at(long, plate - 0.4)],
	] satisfies Member[]
}

/** A roof truss: its tie beam, two rafters and the web between them. */
const truss = (ahead: number): Member[] => {
	const at = (right: number, up: number): Spot => [ahead, up, right]
	const middle = (plate + ridge) / 2
	return [
		[at(-half, plate), at(half, plate)],
		[at(-half - eaves, plate - 0.9), at(0, ridge)],
		[at(half + eaves, plate - 0.9), at(0, ridge)],
		[at(0, plate), at(0, ridge)],
		[at(-half / 2, middle), at(-half / 4, plate)],
		[at(half / 2, middle), at(half / 4, plate)],
	]
}

/** A house under construction, studs and trusses with one corner already closed, 40 ft long along its heading and 26 wide. */
export const solidHouseFrame = (stand: Stand, light: Light): Standing => {
	// Pale wood still catches some of the last light.
	const near = (color: string) => mix(afar(light, color, 0.06), paintIn(light)(color), light.night ? 0.4 : 0)
	const draw = (members: readonly Member[], color: string, feet: number) => {
		const put = (spot: Spot) =>
			onCanvas(stand, spot)
				.map((value) => round(value, 1))
				.join(' ')
		const d = members.map(([from, to]) => `M${put(from)}L${put(to)}`).join('')
		return stroke(d, near(color), round(feet * scaleAt(stand.view, stand.away), 1))
	}
	const side =
		(right: number) =>
		(x: number, up: number): Spot => [x, up, right]
	const end =
		(ahead: number) =>
		(x: number, up: number): Spot => [ahead, up, x - half]
	const trusses = Array.from({ length: 11 }, (_, index) => truss(index * 4))
	const sheet = (from: number, to: number, low: number, high: number, color: string) =>
		convex(stand, block([from, low, half - 0.1], [to, high, half + 0.1], color), near)
	return {
		away: stand.away + half,
		drawing: [
			convex(stand, block([-0.6, 0, -half - 0.6], [length + 0.6, floor, half + 0.6], '#b9b4aa'), near),
			draw([...wall(side(-half), length, [[10, 16]]), ...wall(end(length), width, [])], '#a98150', 0.3),
			draw(trusses.slice(1).flat(), '#bd935c', 0.26),
			draw(
				[
					[
						[0, ridge, 0],
						[length, ridge, 0],
					],
				],
				'#bd935c',
				0.34,
			),
			draw(
				[
					...wall(side(half), length, [
						[4, 10],
						[18, 24],
					]),
					...wall(end(0), width, [[10, 16]]),
					...(trusses[0] ?? []),
				],
				'#dcb67f',
				0.36,
			),
			...[28, 32, 36].map((from, index) =>
				sheet(from, from + 4, floor, plate, index === 1 ? '#cfae7c' : '#d8ba8b'),
			),
			draw(
				[
					[
						[10.5, floor, half],
						[17.5, plate, half],
					],
				],
				'#dcb67f',
				0.3,
			),
		].join(''),
	}
}
