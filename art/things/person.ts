import { circle, rect, shape } from '../draw.ts'
import { subject } from '../subject.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'

/** 5 ft 9, in feet. */
export const personHeight = 5.75

export type Clothes = { top: string; trousers: string; skin: string; hair: string; vest?: string }

export const crew: Clothes = {
	get top() {
		return material.pine
	},
	trousers: material.denim,
	skin: material.skin,
	get hair() {
		return material.pine
	},
	vest: material.hiVis,
}

export const neighbors = {
	anna: { top: material.brick, trousers: '#4a5560', skin: '#e0b48f', hair: '#5a3b28' },
	luis: { top: '#4f7f93', trousers: '#8a7a60', skin: '#a8744f', hair: '#2b2320' },
} as const satisfies Record<string, Clothes>

/**
 * Someone standing. Feet; the shoes are on y = 0 about x = 0 and the top of the head or cap is at `personHeight`. Who
 * wears a vest is one of the crew and wears a cap; `waving` lifts the right arm.
 */
export const person = (paint: Paint, clothes: Clothes = crew, waving = false): string => {
	const skin = paint(clothes.skin)
	const parts = [
		legs(paint(clothes.trousers), paint(material.timber)),
		arms(paint(clothes.top), skin, waving),
		rect(-0.16, -4.95, 0.32, 0.5, skin),
		torso(paint(clothes.vest ?? clothes.top)),
		clothes.vest ? stripes(paint(material.paper)) : '',
		shape(
			'M0 -5.72A.36 .38 0 0 1 .36 -5.32Q.36 -4.84 0 -4.82Q-.36 -4.84 -.36 -5.32A.36 .38 0 0 1 0 -5.72Z',
			skin,
		),
		clothes.vest ? cap(paint) : hair(paint(clothes.hair)),
	]
	return subject(parts.join(''))
}

const legs = (trousers: string, shoes: string): string =>
	shape('M-.62 0V-.2Q-.62 -.36 -.4 -.38L-.1 -.4V0ZM.62 0V-.2Q.62 -.36 .4 -.38L.1 -.4V0Z', shoes) +
	shape('M-.5 -.35L-.56 -2.75H.56L.5 -.35H.09L.02 -2.05H-.02L-.09 -.35Z', trousers)

const arms = (sleeve: string, hand: string, waving: boolean): string =>
	shape('M-.62 -4.62Q-.86 -4.55 -.92 -4.2L-1.02 -2.75L-.76 -2.72L-.6 -3.9V-4.6Z', sleeve) +
	circle(-0.89, -2.62, 0.15, hand) +
	(waving
		? shape('M.5 -4.64L1.02 -4.45L1.18 -5.75L.93 -5.8L.78 -4.95L.6 -4.2Z', sleeve) +
			circle(1.07, -5.88, 0.15, hand)
		: shape('M.62 -4.62Q.86 -4.55 .92 -4.2L1.02 -2.75L.76 -2.72L.6 -3.9V-4.6Z', sleeve) +
			circle(0.89, -2.62, 0.15, hand))

const torso = (color: string): string =>
	shape(
		'M-.6 -2.7L-.64 -4.5Q-.62 -4.66 -.45 -4.68L-.18 -4.74L0 -4.5L.18 -4.74L.45 -4.68Q.62 -4.66 .64 -4.5L.6 -2.7Z',
		color,
	)

const stripes = (color: string): string =>
	rect(-0.63, -3.25, 1.26, 0.17, color) +
	shape('M-.4 -4.69H-.26L-.24 -2.7H-.38ZM.4 -4.69H.26L.24 -2.7H.38Z', color, 0.85)

const cap = (paint: Paint): string =>
	shape('M-.4 -5.3Q-.42 -5.75 0 -5.75Q.42 -5.75 .4 -5.3Q0 -5.42 -.4 -5.3Z', paint(material.pine)) +
	shape(
		'M-.4 -5.3Q0 -5.42 .4 -5.3Q.5 -5.2 .3 -5.2Q0 -5.26 -.3 -5.2Q-.5 -5.2 -.4 -5.3Z',
		paint(material.pineDeep),
	)

const hair = (color: string): string =>
	shape('M-.4 -5.05Q-.46 -5.75 0 -5.75Q.46 -5.75 .4 -5.05Q.34 -5.4 .12 -5.46Q-.2 -5.5 -.32 -5.3Z', color)
