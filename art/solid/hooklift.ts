import type { Light } from '../light.ts'
import { paintIn } from '../light.ts'
import { material } from '../materials.ts'
import { solidCab } from './cab.ts'
import { containerBody } from './container.ts'
import type { Rolloff } from './container.ts'
import { decal, isFacing, panel } from './decal.ts'
import { subject } from '../subject.ts'
import { block, convex } from './solid.ts'
import { cabAt, chassis, farthestFirst, fromRear, shadow, truckLength } from './truck.ts'
import { moved } from './view.ts'
import type { Stand } from './view.ts'

/** The roll-off truck as a solid, positioned by the middle of its length, with or without a container on its rails. */
export const solidHooklift = (standing: Stand, light: Light, load?: Rolloff): string => {
	const paint = paintIn(light)
	const stand = fromRear(standing)
	const body = load ? containerBody(moved(stand, 23.2 - load.feet[0], 0), load, 4, paint) : ''
	const hook = convex(stand, block([23.3, 3.8, -0.5], [23.8, 8.6, 0.5], material.steelDeep), paint)
	const parts = [
		shadow(stand, light, truckLength, 4.2),
		farthestFirst(stand, [
			tail(stand, light),
			chassis(stand, [6.2, 10.4], paint) + rails(stand, light) + body,
			hook,
			solidCab(moved(stand, cabAt, 0), light),
		]),
	]
	return subject(parts.join(''))
}

const rails = (stand: Stand, light: Light): string =>
	convex(stand, block([1.4, 3.3, -2.2], [23.6, 4, 2.2], material.steelDeep), paintIn(light))

/** The rear bumper, lamps and mudguards. */
const tail = (stand: Stand, light: Light): string => {
	const paint = paintIn(light)
	if (!isFacing(stand, [1, 3, 0], [-1, 0, 0])) return ''
	const put = (d: string, color: string) => decal(stand, (x, y) => [1, -y, x], d, color)
	return [
		convex(stand, block([1, 2, -3.7], [1.5, 2.8, 3.7], material.granite), paint),
		put(
			panel(-3.6, -2.7, 0.9, 0.6) + panel(2.7, -2.7, 0.9, 0.6),
			light.night ? '#ff5b40' : paint(material.brick),
		),
		put(panel(-0.7, -2.7, 1.4, 0.5), paint(material.paper)),
	].join('')
}
