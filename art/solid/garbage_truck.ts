import type { TruckKind } from '#app/scenes/setting.ts'
import type { Point } from '../draw.ts'
import type { MarkPath } from '#app/company/mark.ts'
import { group, points, round } from '../draw.ts'
import { livery } from '../livery.ts'
import type { Light, Paint } from '../light.ts'
import { logoPlate, markPaths } from '../things/mark.ts'
import { truckWords } from '../things/truck_words.ts'
import { paintIn } from '../light.ts'
import { material } from '../materials.ts'
import { sides, solidCab } from './cab.ts'
import { nthRolloff } from './container.ts'
import { decal, disc, isFacing, panel } from './decal.ts'
import type { Plane } from './decal.ts'
import { subject } from '../subject.ts'
import { solidHooklift } from './hooklift.ts'
import { block, convex, prism } from './solid.ts'
import { cabAt, chassis, farthestFirst, fromRear, shadow, truckLength } from './truck.ts'
import { moved } from './view.ts'
import { onCanvas, type Stand } from './view.ts'

const half = 4
const box: Point[] = [
	[6.4, 3.2],
	[6.4, 11.4],
	[22.9, 11.4],
	[23.5, 10.8],
	[23.5, 3.2],
]
const tailgate: Point[] = [
	[6.6, 2.4],
	[6.6, 11.4],
	[5.2, 11.4],
	[4.3, 11.25],
	[3.4, 10.8],
	[1.3, 9.1],
	[0.85, 8.55],
	[0.6, 7.9],
	[0.1, 4.4],
	[0.6, 3.2],
	[2.4, 2.4],
]

/** The garbage truck as a solid, positioned by the middle of its length. */
export const solidGarbageTruck = (standing: Stand, light: Light): string =>
	drawings[livery.truckType](standing, light)

const rearLoader = (standing: Stand, light: Light): string => {
	const paint = paintIn(light)
	const stand = fromRear(standing)
	const parts = [
		shadow(stand, light, truckLength, 4.2),
		farthestFirst(stand, [
			rear(stand, light),
			chassis(stand, [10.1, 14.3], paint),
			boxAt(stand, paint),
			convex(stand, block([23.6, 3, -1], [24.2, 10.6, -0.4], material.steelDeep), paint),
			solidCab(moved(stand, cabAt, 0), light),
		]),
	]
	return subject(parts.join(''))
}

/** A side loader: a hopper behind the cab, and an arm on the curb side that grabs carts. */
const sideLoader = (standing: Stand, light: Light): string => {
	const paint = paintIn(light)
	const stand = fromRear(standing)
	const isCurbSide = isFacing(stand, [20, 5, half], [0, 0, 1])
	const put = (d: string, color: string) => decal(stand, (x, y) => [x, -y, half], d, paint(color))
	const hopper = [
		convex(stand, block([18.3, 3.2, -half], [23.6, 9.4, half], material.pineDeep), paint),
		isCurbSide
			? [
					put(panel(18.9, -8.8, 4.2, 3.6), material.granite),
					put(panel(18.3, -3.95, 5.3, 0.75), material.wheatDeep),
					beam(stand, [19, 3], [19.9, 8.9], [half, half + 0.5], material.steelDeep, paint),
					beam(stand, [19.4, 4.5], [23.2, 5.4], [half + 0.4, half + 0.9], material.wheat, paint),
					// The two fingers that close around a cart.
					beam(stand, [22.6, 3.2], [23.2, 6.6], [half + 0.8, half + 1.3], material.granite, paint),
					beam(stand, [20.6, 3.2], [21.2, 6.6], [half + 0.8, half + 1.3], material.granite, paint),
				].join('')
			: '',
	]
	const parts = [
		shadow(stand, light, truckLength, 4.2),
		farthestFirst(stand, [
			flatRear(stand, light),
			chassis(stand, [6.2, 10.4], paint),
			boxAt(moved(stand, -5.2, 0), paint),
			hopper.join(''),
			solidCab(moved(stand, cabAt, 0), light),
		]),
	]
	return subject(parts.join(''))
}

/** A front loader: two arms over the cab, and forks in front that lift dumpsters. */
const frontLoader = (standing: Stand, light: Light): string => {
	const paint = paintIn(light)
	const stand = fromRear(standing)
	const near = isFacing(stand, [20, 5, half], [0, 0, 1]) ? 1 : -1
	const isFront = isFacing(stand, [truckLength, 4, 0], [1, 0, 0])
	const arm = (side: number) => {
		const [inner, outer] = [side * (half + 0.05), side * (half + 0.6)].toSorted((a, b) => a - b) as [
			number,
			number,
		]
		const part = (outline: Point[]) => convex(stand, prism(outline, inner, outer, material.pineLight), paint)
		const parts = [
			part(points('18.7 7.4, 19.7 6.5, 24.1 10.7, 23.5 11.6')),
			part(points('23.5 11.6, 24.1 10.7, 30.6 10.6, 31.2 11.5')),
			part(points('31.2 11.5, 30.6 10.6, 31.8 7.8, 32.5 8')),
		]
		return (isFront ? parts : parts.toReversed()).join('')
	}
	const forks = [
		convex(stand, block([31.9, 7.2, -half - 0.5], [32.4, 7.9, half + 0.5], material.steelDeep), paint),
		...[-2.9, 2.4].map((right) =>
			convex(stand, block([32.1, 3.6, right], [32.5, 7.4, right + 0.5], material.granite), paint),
		),
	].join('')
	const parts = [
		shadow(stand, light, truckLength, 4.2),
		isFront ? '' : forks,
		arm(-near),
		farthestFirst(stand, [
			flatRear(stand, light),
			chassis(stand, [6.2, 10.4], paint),
			boxAt(moved(stand, -5.2, 0), paint),
			convex(stand, block([18.3, 3.2, -half], [23.6, 10.2, half], material.pineDeep), paint),
			solidCab(moved(stand, cabAt, 0), light),
		]),
		arm(near),
		isFront ? forks : '',
	]
	return subject(parts.join(''))
}

/** The truck of a company that only hauls roll-offs: a container on its rails and the mark on its doors. */
const rolloffHoist = (standing: Stand, light: Light): string => {
	const paint = paintIn(light)
	const doors = sides(3.92)
		.filter(({ on, out }) => isFacing(moved(fromRear(standing), cabAt, 0), on, out))
		.map(({ plane }) =>
			livery.logoImage
				? logoOn(moved(fromRear(standing), cabAt, 0), plane, [3.5, -6.5, 1.9], paint)
				: (['rock', 'field'] as const)
						.filter(hasPart)
						.map((part) =>
							decal(
								moved(fromRear(standing), cabAt, 0),
								plane,
								markAt(3.5, -6.5, 1.9, part),
								paint(material.pine),
							),
						)
						.join(''),
		)
	return solidHooklift(standing, light, nthRolloff(2)) + subject(doors.join(''))
}

const drawings: Record<TruckKind, typeof rearLoader> = {
	'rear loader': rearLoader,
	'side loader': sideLoader,
	'front loader': frontLoader,
	'roll-off hoist': rolloffHoist,
}

const boxAt = (stand: Stand, paint: Paint): string =>
	convex(stand, prism(box, -half, half, material.pine), paint) + sign(stand, paint)

/** A beam between two corners of the side view and two distances to the right. */
const beam = (
	stand: Stand,
	[from, low]: Point,
	[to, high]: Point,
	[inner, outer]: Point,
	color: string,
	paint: Paint,
): string => convex(stand, block([from, low, inner], [to, high, outer], color), paint)

/** The rear of a truck that is not loaded there: a tailgate, lamps, and warning stripes. */
const flatRear = (stand: Stand, light: Light): string => {
	const paint = paintIn(light)
	const body = convex(
		stand,
		prism(points('1.25 2.6, 1.25 11.4, .9 11.2, .1 9.8, .1 3.2, .5 2.6'), -half, half, material.pineDeep),
		paint,
	)
	if (!isFacing(stand, [0.1, 5, 0], [-1, 0, 0])) return body
	const put = (d: string, color: string) => decal(stand, (x, y) => [0.1, -y, x], d, color)
	const red = light.night ? '#ff5b40' : paint(material.brick)
	return [
		body,
		put(panel(-3.3, -9.4, 6.6, 0.3) + panel(-3.3, -6.6, 6.6, 0.3), paint(material.pine)),
		put(panel(-half, -4.2, half * 2, 0.9), paint(material.wheat)),
		put(
			[-3.6, -2, -0.4, 1.2, 2.8]
				.map((x) => `M${x} -3.3L${x + 0.7} -4.2H${x + 1.4}L${x + 0.7} -3.3Z`)
				.join(''),
			paint(material.brick),
		),
		put(panel(-3.9, -5.7, 0.6, 1.1) + panel(3.3, -5.7, 0.6, 1.1), red),
		put(panel(-0.8, -3.2, 1.6, 0.5), paint(material.paper)),
	].join('')
}

const hasPart = (part: MarkPath['part']) => markPaths().some((path) => path.part === part)

/** The lettering on both long sides: two ribs, the wheat stripe, the mark and the words beside it. */
const sign = (stand: Stand, paint: Paint): string =>
	sides(half)
		.map(({ plane, on, out }, index) => {
			if (!isFacing(stand, on, out)) return ''
			// Seen from its left side the truck drives to the left, but words must still run to the right.
			const reading: Plane = index === 0 ? plane : (x, y) => plane(8.95 + 21.85 - x, y)
			const put = (d: string, color: string) => decal(stand, reading, d, paint(color))
			const { upper, lower } = truckWords(7.5, 6.5)
			return [
				put('M8.1 -11H8.4V-3.4H8.1ZM22.4 -11H22.7V-3.4H22.4ZM6.4 -3.95H23.5V-3.2H6.4Z', material.pineDeep),
				put('M6.4 -4.3H23.5V-3.95H6.4Z', material.wheat),
				...(livery.logoImage
					? [logoOn(stand, reading, [8.95, -9.8, 4.6], paint)]
					: [
							put(markAt(8.95, -9.8, 4.6, 'rock'), material.paper),
							hasPart('sun') ? put(disc(8.95 + 2.56, -9.8 + 1.29, 0.65), material.wheat) : '',
							hasPart('field') ? put(markAt(8.95, -9.8, 4.6, 'field'), material.wheat) : '',
						]),
				put(at(upper.path, 14.1, -8), material.paper),
				put(at(lower.path, 14.1, -5.2), material.wheat),
			].join('')
		})
		.join('')

/** The rear: the hopper, its striped lip, the lamps and the steps. */
const rear = (stand: Stand, light: Light): string => {
	const paint = paintIn(light)
	const body = convex(stand, prism(tailgate, -half, half, material.pineDeep), paint)
	const onSide = sides(half).map(({ plane, on, out }) =>
		isFacing(stand, on, out)
			? decal(stand, plane, 'M5.5 -10.4L5.9 -10.1L3.5 -5L3 -5.3Z', paint(material.steelDeep)) +
				decal(stand, plane, 'M6.2 -11.4H6.6V-2.6H6.2Z', paint(material.granite))
			: '',
	)
	if (!isFacing(stand, [0.1, 5, 0], [-1, 0, 0])) return [body, ...onSide].join('')
	const face: Plane = (x, y) => [0.6 - (7.9 + y) / 7, -y, x]
	const upper: Plane = (x, y) => [0.6 + (-y - 7.9) * 0.58, -y, x]
	const put = (plane: Plane, d: string, color: string) => decal(stand, plane, d, paint(color))
	const red = light.night ? '#ff5b40' : material.brick
	return [
		convex(stand, block([-0.1, 1.4, -3.6], [2.4, 1.8, 3.6], material.granite), paint),
		body,
		...onSide,
		put(upper, 'M-3.7 -9H3.7L3.7 -8.6H-3.7Z', material.wheat),
		put(face, 'M-3.4 -7.7H3.4V-4.6H-3.4Z', material.granite),
		put(face, 'M-3.4 -6.2L3.4 -6.2V-4.6H-3.4Z', material.steelDeep),
		put(face, 'M-3.4 -6.35H3.4V-6.1H-3.4Z', material.steel),
		put(face, panel(-4, -4.6, 8, 0.9), material.wheat),
		put(
			face,
			[-3.6, -2, -0.4, 1.2, 2.8]
				.map((x) => `M${x} -3.7L${x + 0.7} -4.6H${x + 1.4}L${x + 0.7} -3.7Z`)
				.join(''),
			material.brick,
		),
		...[-3.95, 3.35].map((x) =>
			light.night
				? decal(stand, face, panel(x, -5.9, 0.6, 1.1), red)
				: put(face, panel(x, -5.9, 0.6, 1.1), red),
		),
		...[-3.95, 3.35].map((x) => put(face, panel(x, -7.3, 0.6, 0.6), '#e58a2c')),
		put(face, 'M-.8 -3.6H.8V-3.15H-.8Z', material.paper),
	].join('')
}

/** Moves a path of `M x y`, `L x y` and `Q`, the format of letters. */
const at = (path: string, x: number, y: number): string =>
	path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => `${Number(px) + x} ${Number(py) + y}`)

/** A part of the mark with its top left corner at (x, y), `size` wide; empty if the mark has no such part. */
const markAt = (x: number, y: number, size: number, part: 'rock' | 'field'): string => {
	const scale = size / 64
	const d = markPaths().find((path) => path.part === part)?.d ?? ''
	return d.replace(/([MLHVQ])([^MLHVQZ]+)/g, (_, letter: string, values: string) => {
		const numbers = values.trim().split(/[ ,]+/).map(Number)
		const offset = (index: number) => (letter === 'V' || (letter !== 'H' && index % 2 === 1) ? y : x)
		return letter + numbers.map((value, index) => offset(index) + value * scale).join(' ')
	})
}

/** The logo on a flat surface with its top left corner at (x, y), `size` wide. At this size perspective hardly distorts it. */
const logoOn = (
	stand: Stand,
	plane: Plane,
	[x, y, size]: readonly [number, number, number],
	paint: Paint,
): string => {
	const [left, top] = onCanvas(stand, plane(x, y))
	const [rightX, rightY] = onCanvas(stand, plane(x + size, y))
	const [lowX, lowY] = onCanvas(stand, plane(x, y + size))
	const matrix = [rightX - left, rightY - top, lowX - left, lowY - top].map((one) => round(one / 64, 4))
	return group({ transform: `matrix(${[...matrix, round(left), round(top)].join(' ')})` }, logoPlate(paint))
}
