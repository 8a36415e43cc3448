import type { TruckKind } from '#app/scenes/setting.ts'
import { livery } from '../livery.ts'
import { group, placed, rect, shape, stroke } from '../draw.ts'
import type { Light, Paint } from '../light.ts'
import { truckWords } from './truck_words.ts'
import { paintIn } from '../light.ts'
import { material } from '../materials.ts'
import { nthRolloff } from '../solid/container.ts'
import { capHeight } from '../type/lettering.ts'
import { cab } from './cab.ts'
import { hooklift } from './hooklift.ts'
import { markOn } from './mark.ts'
import { subject } from '../subject.ts'
import { wheel } from './wheel.ts'

/** The garbage truck, facing right. In feet; the ground is y = 0, its rear begins at x = 0. */
export const garbageTruck = (light: Light): string => drawings[livery.truckType](light)

const rearLoader = (light: Light): string => {
	const paint = paintIn(light)
	const lamp = light.night ? light.lamp : undefined
	const dark = paint(material.granite)
	const parts = [
		shape('M2 -.6H31.6Q33 0 31.4 .35H2.4Q.6 0 2 -.6Z', dark, light.night ? 0.5 : 0.35),
		rect(4.6, -3.4, 26, 0.95, dark),
		tailgate(paint),
		box(paint),
		side(paint),
		rect(17.6, -2.9, 3.6, 1.5, paint(material.steelDeep), 0.3),
		rect(17.6, -2.9, 3.6, 0.45, paint(material.steel), 0.2),
		rect(23.75, -10.6, 0.42, 7.6, paint(material.steelDeep), 0.2),
		rect(7.1, -3.1, 0.3, 2.2, dark),
		wheel(10.1, 1.72, paint),
		wheel(14.3, 1.72, paint),
		rect(0.1, -5, 0.5, 0.75, light.night ? '#ff6a4d' : paint(material.brick), 0.1),
		group({ transform: 'translate(24.35 0)' }, cab(paint, lamp)),
	]
	return subject(parts.join(''))
}

/** The lowest parts of a truck: its shadow and its frame. */
const under = (light: Light, paint: Paint): string =>
	shape('M2 -.6H31.6Q33 0 31.4 .35H2.4Q.6 0 2 -.6Z', paint(material.granite), light.night ? 0.5 : 0.35) +
	rect(1.2, -3.4, 29.4, 0.95, paint(material.granite))

/** A body that is not loaded from behind, with a flat tailgate and the wheels below. */
const closedBody = (light: Light, paint: Paint): string =>
	[
		shape('M1.4 -2.6H.6L.1 -3.2V-9.8L.9 -11.2L1.4 -11.4Z', paint(material.pineDeep)),
		group({ transform: 'translate(-5.2 0)' }, box(paint), side(paint)),
		rect(0.05, -5.6, 0.4, 0.9, light.night ? '#ff6a4d' : paint(material.brick), 0.1),
		wheel(6.2, 1.72, paint),
		wheel(10.4, 1.72, paint),
	].join('')

const sideLoader = (light: Light): string => {
	const paint = paintIn(light)
	const dark = paint(material.granite)
	const parts = [
		under(light, paint),
		shape('M18.3 -3.2V-9.4H23.6V-3.2Z', paint(material.pineDeep)),
		rect(18.3, -3.95, 5.3, 0.75, paint(material.wheatDeep)),
		rect(18.9, -8.8, 4.2, 3.6, dark),
		closedBody(light, paint),
		group({ transform: 'translate(24.35 0)' }, cab(paint, light.night ? light.lamp : undefined)),
		// The folded arm on the curb side: its mast, its beam and the fingers that grab a cart.
		rect(19, -8.9, 0.9, 5.9, paint(material.steelDeep), 0.1),
		rect(19.2, -5.4, 4, 0.9, paint(material.wheat), 0.2),
		shape('M20.6 -3.2V-6.2Q20.6 -6.7 21.2 -6.7V-3.2ZM22.7 -3.2V-6.7Q23.3 -6.7 23.3 -6.2V-3.2Z', dark),
	]
	return subject(parts.join(''))
}

const frontLoader = (light: Light): string => {
	const paint = paintIn(light)
	const parts = [
		under(light, paint),
		shape('M18.3 -3.2V-10.2H23.6V-3.2Z', paint(material.pineDeep)),
		closedBody(light, paint),
		group({ transform: 'translate(24.35 0)' }, cab(paint, light.night ? light.lamp : undefined)),
		// The forks in front of the cab, and the arm that carries them.
		shape('M32 -7.9H32.6V-3.6H32Z', paint(material.granite)),
		shape(
			'M18.7 -7.4L23.5 -11.6L31.1 -11.5Q31.3 -11.5 31.4 -11.2L32.6 -7.9L31.8 -7.6L30.6 -10.6L24.1 -10.7L19.7 -6.5Z',
			paint(material.pineLight),
		),
		shape('M18.7 -7.4L19.7 -6.5L19.4 -6.2Q18.3 -6.4 18.4 -7.1Z', paint(material.steelDeep)),
		stroke('M21 -5L23.4 -9.6', paint(material.steel), 0.35, 'round'),
	]
	return subject(parts.join(''))
}

/** The truck of a company that only hauls roll-offs: a container on its rails and the mark on its door. */
const rolloffHoist = (light: Light): string => {
	const { feet, words } = nthRolloff(2)
	const load = { length: feet[0], height: feet[2], words }
	const ink = paintIn(light)(material.pine)
	return subject(hooklift(light, load) + markOn(27.9, -6.55, 1.9, () => ink))
}

const drawings: Record<TruckKind, typeof rearLoader> = {
	'rear loader': rearLoader,
	'side loader': sideLoader,
	'front loader': frontLoader,
	'roll-off hoist': rolloffHoist,
}

const box = (paint: Paint): string => {
	const body = paint(material.pine)
	const deep = paint(material.pineDeep)
	const ribs = [8.1, 22.4].map((x) => rect(x, -11, 0.28, 7.6, deep)).join('')
	return [
		shape('M6.4 -3.2V-11.4H22.9Q23.5 -11.4 23.5 -10.8V-3.2Z', body),
		shape('M6.4 -11V-11.4H22.9Q23.5 -11.4 23.5 -10.8V-10.7Q23.4 -11 22.8 -11Z', paint(material.pineLight)),
		ribs,
		rect(6.4, -3.95, 17.1, 0.75, deep),
		rect(6.4, -4.3, 17.1, 0.35, paint(material.wheat)),
	].join('')
}

const tailgate = (paint: Paint): string => {
	const deep = paint(material.pineDeep)
	return [
		shape(
			'M6.7 -11.4H5.2Q4.2 -11.4 3.4 -10.8L1.3 -9.1Q.7 -8.6 .6 -7.9L.1 -4.8Q0 -3.6 1 -3L2.4 -2.4H6.7Z',
			deep,
		),
		shape(
			'M6.1 -11.4H5.2Q4.2 -11.4 3.4 -10.8L1.3 -9.1Q.95 -8.8 .8 -8.4L2 -8.9L3.9 -10.4Q4.5 -10.9 5.3 -10.9H6.1Z',
			paint(material.pineLight),
		),
		shape('M.55 -7.6L.1 -4.8Q.05 -4.1 .3 -3.7L1.9 -4.3Q2.5 -6 1.9 -7.4Z', paint(material.granite)),
		stroke('M5.6 -10.2L3.2 -5.2', paint(material.steelDeep), 0.5, 'round'),
		stroke('M4.6 -8.1L3.2 -5.2', paint(material.steel), 0.26, 'round'),
		stroke('M2.6 -2.5V-1.5', paint(material.granite), 0.3),
		stroke('M1.15 -7.1V-4.5', paint(material.wheat), 0.2, 'round'),
		rect(0, -1.7, 3.6, 0.32, paint(material.granite)),
		rect(0, -1.7, 0.5, 0.32, paint(material.wheat)),
		rect(6.2, -11.4, 0.5, 8.6, paint(material.granite)),
	].join('')
}

/** The company's sign: the mark and the words beside it, which are fitted between the ribs. */
const side = (paint: Paint): string => {
	const room = { left: 8.95, right: 21.85, middle: -7.5 }
	const badge = 4.6
	const left = room.left + badge + 0.55
	const width = room.right - left
	const { upper, lower } = truckWords(width, width * 0.86)
	const leading = 0.5
	const height = (upper.size + lower.size) * capHeight + leading
	const top = room.middle - height / 2
	return [
		markOn(room.left, room.middle - badge / 2, badge, paint),
		placed(left, top + upper.size * capHeight, 1, shape(upper.path, paint(material.paper))),
		placed(left, top + height, 1, shape(lower.path, paint(material.wheat))),
	].join('')
}
