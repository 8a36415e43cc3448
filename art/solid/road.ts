import type { Point } from '../draw.ts'
import { area, line, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { landIn } from '../light.ts'
import { material } from '../materials.ts'
import { inWorld, seen } from './view.ts'
import type { Stand, World } from './view.ts'

const nearest = 9

/** The part of a flat piece of ground farther than `nearest` feet and nearer than `farthest`. */
const between = (corners: readonly World[], farthest: number): World[] =>
	cut(
		cut(corners, (away) => away - nearest),
		(away) => farthest - away,
	)

const cut = (corners: readonly World[], inside: (away: number) => number): World[] =>
	corners.flatMap((from, index) => {
		const to = corners[(index + 1) % corners.length] ?? from
		const [a, b] = [inside(from[2]), inside(to[2])]
		const share = a / (a - b)
		const at: World = [from[0] + (to[0] - from[0]) * share, 0, from[2] + (to[2] - from[2]) * share]
		if (a >= 0) return b >= 0 ? [from] : [from, at]
		return b >= 0 ? [at] : []
	})

/** A flat strip along a road, between two distances to the right of its middle and two distances ahead. */
export const strip = (
	road: Stand,
	[left, right]: readonly [left: number, right: number],
	[from, to]: readonly [from: number, to: number],
	farthest: number,
	color: string,
): string => {
	const corners = stripCorners(road, [left, right], [from, to], farthest)
	return corners.length < 3 ? '' : area(corners, color, undefined, 1)
}

const stripCorners = (
	road: Stand,
	[left, right]: readonly [left: number, right: number],
	[from, to]: readonly [from: number, to: number],
	farthest: number,
): Point[] =>
	between(
		[
			inWorld(road, [from, 0, left]),
			inWorld(road, [to, 0, left]),
			inWorld(road, [to, 0, right]),
			inWorld(road, [from, 0, right]),
		],
		farthest,
	).map((corner) => seen(road.view, corner))

export type Surface = {
	bed: string
	shoulder: string
	hasCurb: boolean
	isPaved: boolean
	/** The color of the sidewalk slabs beyond the curbs; undefined for none. */
	sidewalk?: string
}

export const pavedStreet: Surface = {
	bed: material.asphalt,
	shoulder: material.concrete,
	hasCurb: true,
	isPaved: true,
}
export const countyRoad: Surface = {
	bed: material.asphalt,
	shoulder: '#b3a886',
	hasCurb: false,
	isPaved: true,
}
export const dirtRoad: Surface = { bed: '#b9a27c', shoulder: '#a39a5e', hasCurb: false, isPaved: false }
export const snowyStreet: Surface = { bed: '#6d7577', shoulder: '#e6ebec', hasCurb: true, isPaved: true }

export const surfaces = { street: pavedStreet, county: countyRoad, dirt: dirtRoad, snow: snowyStreet }

export const roadNames = {
	street: 'a street',
	county: 'a county road',
	dirt: 'a dirt road',
	snow: 'a straight road',
} as const satisfies Record<keyof typeof surfaces, string>

const reach = [-700, 700] as const

/** A two-lane road, 24 feet wide, through the stand along its heading, up to `farthest` feet away. */
export const openRoad = (road: Stand, surface: Surface, light: Light, farthest: number): string => {
	const paint = landIn(light)
	const lay = (left: number, right: number, color: string) =>
		strip(road, [left, right], reach, farthest, paint(color))
	const dashes = Array.from({ length: 26 }, (_, index) => index * 26 - 320).map((from) =>
		strip(road, [-0.3, 0.3], [from, from + 10], Math.min(farthest, 260), paint(material.roadLine)),
	)
	if (surface.isPaved)
		return [
			...(surface.sidewalk
				? sidewalks(road, farthest, paint(surface.sidewalk), paint(material.concreteDeep))
				: []),
			lay(-16, 16, surface.shoulder),
			surface.hasCurb ? lay(-12.9, 12.9, material.concreteDeep) : '',
			lay(-12, 12, surface.bed),
			surface.hasCurb ? '' : lay(-11.3, -10.8, material.concrete) + lay(10.8, 11.3, material.concrete),
			...dashes,
		].join('')
	return [
		lay(-13, 13, surface.shoulder),
		lay(-10, 10, surface.bed),
		lay(-7, -4.6, '#a08a66'),
		lay(-2.6, -0.4, '#a08a66'),
		lay(1, 3.2, '#a08a66'),
		lay(5.4, 7.6, '#a08a66'),
	].join('')
}

/** Sidewalk slabs along both curbs, with the joints between them. */
const sidewalks = (road: Stand, farthest: number, slab: string, joint: string): string[] =>
	[-1, 1].flatMap((side) => {
		const across = [side * 26, side * 16].toSorted((a, b) => a - b) as [number, number]
		const joints = Array.from({ length: 13 }, (_, index) => index * 28 - 180)
			.map((at) => stripCorners(road, across, [at, at + 0.3], Math.min(farthest, 120)))
			.filter((corners) => corners.length > 2 && corners.some(([x]) => x > 0 && x < 1600))
		return [
			strip(road, across, reach, farthest, slab),
			shape(joints.map((corners) => `${line(corners)}Z`).join(''), joint),
		]
	})
