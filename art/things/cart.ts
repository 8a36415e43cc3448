import type { Inches } from '#app/company/facts_type.ts'
import { rect, shape } from '../draw.ts'
import type { Paint } from '../light.ts'
import { livery } from '../livery.ts'
import { subject } from '../subject.ts'
import { material } from '../materials.ts'

type CartColors = { body: string; lid: string; ink: string }

/** The usual measures of makers, for a cart that the company does not describe. */
const usual: Inches = [46, 29, 34]

/** The measures of a cart at the curb: the largest size for trash, the smallest for recycling (D1). */
export const cartInches = (kind: 'trash' | 'recycling' | 'lawn'): Inches => {
	const { carts, lawnCan } = livery
	const one = { trash: carts.at(-1), recycling: carts[0], lawn: lawnCan }[kind]
	return one?.inches ?? usual
}

/**
 * A wheeled cart from behind, as it waits at the curb: handle and wheels toward the viewer. In inches; it stands on y = 0 about x = 0 and
 * is exactly as tall and wide as its measures.
 */
export const cart = ([tall, wide]: Inches, { body: color, lid, ink }: CartColors, paint: Paint): string => {
	const half = wide / 2
	const foot = half * 0.76
	const rim = tall * 0.885
	const side = (y: number) => foot + (half * 0.93 - foot) * (y / rim)
	const body = paint(color)
	const parts = [
		rect(-half * 0.98, -10.5, half * 0.36, 10.5, paint(material.tire), 2),
		rect(half * 0.62, -10.5, half * 0.36, 10.5, paint(material.tire), 2),
		shape(
			`M${-foot} -1.5L${-side(rim)} ${-rim}H${side(rim)}L${foot} -1.5Q${foot} -.8 ${foot - 1} -.8H${1 - foot}Q${-foot} -.8 ${-foot} -1.5Z`,
			body,
		),
		shape(
			`M${foot * 0.3} -.8L${side(rim) * 0.42} ${-rim}H${side(rim)}L${foot} -1.5Q${foot} -.8 ${foot - 1} -.8Z`,
			paint(material.granite),
			0.2,
		),
		rect(-half * 0.62, -7.2, half * 1.24, 1.6, paint(material.granite)),
		rect(-half * 0.5, -tall * 0.6, wide * 0.5, 2, paint(ink), 1),
		rect(-half * 0.93, -rim - 0.4, half * 1.86, 2.6, paint(material.granite), 0.8),
		shape(
			`M${-half} ${-rim}Q${-half} ${-tall + 1} ${-half * 0.6} ${-tall + 0.4}Q0 ${-tall - 0.4} ${half * 0.6} ${-tall + 0.4}Q${half} ${-tall + 1} ${half} ${-rim}Z`,
			paint(lid),
		),
		rect(-half * 0.6, -rim - 1.1, half * 1.2, 1.7, paint(material.steelDeep), 0.8),
	]
	return subject(parts.join(''))
}
