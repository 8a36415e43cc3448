import type { Light } from '../light.ts'
import { paintIn } from '../light.ts'
import { material } from '../materials.ts'
import { cartInches } from '../things/cart.ts'
import { decal, isFacing, panel } from './decal.ts'
import { block, convex, tapered } from './solid.ts'
import { tire } from './tire.ts'
import type { Stand } from './view.ts'

const inches = 12

/** A cart as a solid, its lid opening toward the front: wheels and handle are at the back. */
export const solidCart = (stand: Stand, kind: 'trash' | 'recycling' | 'lawn', light: Light): string => {
	const paint = paintIn(light)
	const { body, lid, ink } = material.cart[kind]
	const [height, width, depth] = cartInches(kind)
	const [tall, wide, deep] = [height / inches, width / inches / 2, depth / inches / 2]
	const rim = tall * 0.9
	const isSmall = stand.away > 100
	const wheels = (isSmall ? [] : [-1, 1]).map((side) =>
		tire(stand, -deep * 0.8, 0.44, [side * wide * 0.7, side * wide * 0.98], paint),
	)
	const top = tapered([deep, wide], [deep * 0.8, wide * 0.86], rim, tall, lid)
	const isBehind = isFacing(stand, [-deep, 2, 0], [-1, 0, 0])
	const mark = (ahead: number) =>
		isSmall
			? ''
			: decal(stand, (x, y) => [ahead, -y, x], panel(-wide * 0.4, -tall * 0.62, wide * 0.8, 0.2), paint(ink))
	return [
		isBehind ? '' : wheels.join(''),
		convex(stand, tapered([deep * 0.68, wide * 0.72], [deep * 0.94, wide * 0.93], 0.1, rim, body), paint),
		isBehind ? wheels.join('') + mark(-deep * 0.84) : mark(deep * 0.84),
		convex(stand, top, paint),
		isBehind && !isSmall
			? convex(
					stand,
					block([-deep - 0.25, rim - 0.1, -wide * 0.6], [-deep, rim + 0.06, wide * 0.6], material.steelDeep),
					paint,
				)
			: '',
	].join('')
}
