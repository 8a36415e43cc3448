import { darker } from '../color.ts'
import type { Point } from '../draw.ts'
import { circle, rect, shape, stroke } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { subject } from '../subject.ts'
import type { Face } from './head.ts'
import { head } from './head.ts'
import type { Pose } from './pose.ts'
import { poses } from './pose.ts'

/** 5 ft 9 in, in feet. */
export const personHeight = 5.75

export type Somebody = Face & {
	top: string
	trousers: string
	/** A factor for their width; 1 by default. */
	build?: number
	hasShortSleeves?: boolean
	/** Worn over the shirt. */
	over?: 'vest' | 'apron'
}

const inUniform = (face: Face & Pick<Somebody, 'build' | 'hasShortSleeves'>): Somebody => ({
	get top() {
		return material.pine
	},
	trousers: material.denim,
	over: 'vest',
	wears: 'cap',
	...face,
})

/** Drivers and helpers of the company. */
export const crew = {
	dana: inUniform({ skin: '#c98d64', hair: '#3a2a20', style: 'bun' }),
	marcus: inUniform({ skin: '#8d5f42', hair: '#211a17', style: 'short', hasBeard: true, build: 1.12 }),
	will: inUniform({ skin: '#e2b793', hair: '#a8672f', style: 'short', build: 0.94, hasShortSleeves: true }),
}

export const neighbors = {
	anna: {
		top: material.brick,
		trousers: '#4a5560',
		skin: '#e0b48f',
		hair: '#5a3b28',
		style: 'long',
		build: 0.92,
	},
	luis: {
		top: '#4f7f93',
		trousers: '#8a7a60',
		skin: '#a8744f',
		hair: '#2b2320',
		style: 'short',
		hasBeard: true,
	},
	rosa: {
		top: '#c9756b',
		trousers: '#3f4a57',
		skin: '#b98258',
		hair: '#2b2320',
		style: 'curls',
		over: 'apron',
		hasShortSleeves: true,
	},
	/** The builder of the house. */
	hank: {
		top: '#a9553f',
		trousers: '#5b6470',
		skin: '#dba985',
		hair: '#8a8378',
		style: 'short',
		hasBeard: true,
		wears: 'hardHat',
		build: 1.08,
		hasShortSleeves: true,
	},
} as const satisfies Record<string, Somebody>

/** A person on the ground. In feet; the shoes are on y = 0 about x = 0 and the top of the head is at `personHeight`. */
export const person = (paint: Paint, who: Somebody = crew.dana, pose: Pose = poses.standing): string => {
	const { build = 1 } = who
	const trousers = paint(who.trousers)
	const across = (x: number) => x * build
	return subject(
		[
			...pose.feet.map((x) => leg(x * build, trousers, paint(material.timber), pose.look)),
			torso(who, paint, across),
			head(paint, who, pose.look),
			pose.holds === 'board' ? board(paint) : '',
			...[pose.left, pose.right].map((arm, index) => {
				const [elbow, hand] = arm.map(([x, y]): Point => [across(x), y]) as [Point, Point]
				return limb([across(index === 0 ? -0.54 : 0.54), -4.48], elbow, hand, who, paint)
			}),
			pose.holds === 'mug' ? mug(pose, across, paint) : '',
		].join(''),
	)
}

const leg = (foot: number, trousers: string, shoe: string, look: number): string => {
	const side = Math.sign(foot)
	const toe = Math.abs(look) > 0.55 ? Math.sign(look) : side
	return (
		shape(`M${foot - toe * 0.17} 0V-.3H${foot + toe * 0.16}L${foot + toe * 0.36} -.13V0Z`, shoe) +
		shape(
			`M${side * 0.54} -2.85L${side * 0.5} -2.1L${foot + side * 0.19} -.2H${foot - side * 0.19}L${side * 0.02} -2.2L${side * -0.03} -2.85Z`,
			trousers,
		)
	)
}

const torso = (who: Somebody, paint: Paint, across: (x: number) => number): string => {
	const f = (x: number) => Math.round(across(x) * 100) / 100
	const color = paint(who.over === 'vest' ? material.hiVis : who.top)
	const cloth = shape(
		`M${f(-0.54)} -2.68L${f(-0.52)} -3.4L${f(-0.66)} -4.36Q${f(-0.66)} -4.64 ${f(-0.42)} -4.7L-.18 -4.8Q0 -4.6 .18 -4.8L${f(0.42)} -4.7Q${f(0.66)} -4.64 ${f(0.66)} -4.36L${f(0.52)} -3.4L${f(0.54)} -2.68Z`,
		color,
	)
	if (who.over === 'vest')
		return (
			cloth +
			shape('M-.18 -4.8L0 -4.1L.18 -4.8Q0 -4.6 -.18 -4.8Z', paint(who.top)) +
			rect(f(-0.53), -3.3, f(1.06), 0.17, paint(material.paper)) +
			shape(
				`M${f(-0.42)} -4.7L${f(-0.28)} -4.76L${f(-0.26)} -2.68H${f(-0.4)}ZM${f(0.42)} -4.7L${f(0.28)} -4.76L${f(0.26)} -2.68H${f(0.4)}Z`,
				paint(material.paper),
				0.85,
			)
		)
	if (who.over === 'apron')
		return (
			cloth +
			shape(
				`M-.3 -4.74L-.26 -4.1H.26L.3 -4.74L.36 -4.72L.34 -3.7L${f(0.5)} -3.4V-1.9H${f(-0.5)}V-3.4L-.34 -3.7L-.36 -4.72Z`,
				paint(material.paper),
			)
		)
	return cloth + rect(f(-0.54), -2.8, f(1.08), 0.14, paint(material.timber))
}

/** An arm in front of the body, starting at the shoulder. */
const limb = (
	[x, y]: Point,
	elbow: Point,
	hand: Point,
	{ top, skin, hasShortSleeves }: Somebody,
	paint: Paint,
): string => {
	const sleeve = paint(darker(top, 0.12))
	return (
		stroke(
			`M${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`,
			hasShortSleeves ? paint(skin) : sleeve,
			0.24,
			'round',
		) +
		stroke(`M${x} ${y}L${elbow[0]} ${elbow[1]}`, sleeve, 0.31, 'round') +
		circle(hand[0], hand[1], 0.15, paint(skin))
	)
}

/** A mug in the raised hand. */
const mug = ({ left, right }: Pose, across: (x: number) => number, paint: Paint): string => {
	const [x, y] = left[1][1] < right[1][1] ? left[1] : right[1]
	return rect(across(x) - 0.13, y - 0.3, 0.26, 0.34, paint(material.paper), 0.04)
}

const board = (paint: Paint): string =>
	shape('M0 -3.2L.16 -3.86L.84 -3.74L.7 -3.1Z', paint('#8a6a48')) +
	shape('M.09 -3.26L.22 -3.76L.76 -3.67L.65 -3.18Z', paint(material.paper))
