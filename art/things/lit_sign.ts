import { circle, placed, rect, shape } from '../draw.ts'
import type { Light, Paint } from '../light.ts'
import { afar, paintIn } from '../light.ts'
import { material } from '../materials.ts'
import { subject } from '../subject.ts'
import { capHeight, lettering } from '../type/lettering.ts'

/** The paint of objects lit by their own lamps: at night almost the colors of the day. */
export const litBy = (light: Light, distance: number): Paint =>
	light.night ? paintIn(light) : (color) => afar(light, color, distance)

/** Letters centered on x with their baseline on y, at most `width` wide and at most `cap` tall. */
export const words = (
	text: string,
	x: number,
	y: number,
	width: number,
	cap: number,
	fill: string,
): string => {
	if (!text) return ''
	const tracking = 0.04
	const size = Math.min(width / lettering(text, 1, 800, tracking).width, cap / capHeight)
	const set = lettering(text, size, 800, tracking, 3)
	return subject(placed(x - set.width / 2, y, 1, shape(set.path, fill)))
}

/** Lamps on curved arms above a sign, at each x; at night their light falls `fall` feet down the wall. */
export const signLamps = (
	light: Light,
	at: readonly number[],
	y: number,
	fall: number,
	iron: string,
): string =>
	at
		.map((x) =>
			[
				light.night
					? shape(
							`M${x - 0.3} ${y + 0.4}Q${x - 3.4} ${y + fall * 0.5} ${x - 4} ${y + fall}H${x + 4}Q${x + 3.4} ${y + fall * 0.5} ${x + 0.3} ${y + 0.4}Z`,
							light.lamp,
							0.16,
						)
					: '',
				rect(x - 0.08, y - 0.7, 0.16, 0.8, iron),
				shape(
					`M${x - 0.55} ${y + 0.5}Q${x - 0.5} ${y} ${x} ${y}Q${x + 0.5} ${y} ${x + 0.55} ${y + 0.5}Z`,
					iron,
				),
				light.night ? circle(x, y + 0.55, 0.26, light.lamp) : '',
			].join(''),
		)
		.join('')

/** At night, the light of a window or an open door on the ground in front, between two x, fading outward. */
export const spill = (light: Light, from: number, to: number, y: number, reach: number): string =>
	light.night
		? [0.4, 0.7, 1]
				.map((share) => {
					const far = reach * share
					return shape(
						`M${from} ${y}H${to}L${to + far * 0.5} ${y + far}H${from - far * 0.5}Z`,
						light.lamp,
						0.06,
					)
				})
				.join('')
		: ''

/** A lamp beside a door. */
export const porchLamp = (light: Light, x: number, y: number): string =>
	(light.night ? circle(x, y, 1.7, light.lamp).replace('/>', ' opacity=".16"/>') : '') +
	rect(x - 0.25, y - 0.45, 0.5, 0.9, light.night ? light.lamp : afar(light, material.wheat, 0.03), 0.1)
